/** An address without percent-encoding; unchanged where that is malformed. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
