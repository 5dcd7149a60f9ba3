/** Calls `act` with the part of the page that the address leads to, now and whenever a link leads to another. */
export function onTarget(act: (target: HTMLElement | null) => void): void {
  // The hash is read because `:target` does not match yet while the page is parsed.
  const find = () => act(document.getElementById(location.hash.slice(1)));
  addEventListener('hashchange', find);
  find();
}
