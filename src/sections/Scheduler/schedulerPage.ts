/** The address of the scheduler's own page, derived from the address of its embed. */
export function schedulerPage(embedUrl: string): string {
  const address = new URL(embedUrl);
  address.searchParams.delete('embed');
  return address.href;
}
