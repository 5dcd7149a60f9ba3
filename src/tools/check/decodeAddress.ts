/** An address without percent-encoding; unchanged if the encoding is malformed. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
