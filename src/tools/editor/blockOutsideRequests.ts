/** Where the editor asks for newer versions of itself. */
const VERSIONS = 'https://unpkg.com/';

/** Without a repository the editor works on the files of this computer. */
const hasNoRepository = document.documentElement.dataset['publishes'] === undefined;

const isOutside = (address: string) =>
  /^https?:/.test(address) && !address.startsWith(location.origin);

const browserFetch = window.fetch.bind(window);

window.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const isBlocked = address.startsWith(VERSIONS) || (hasNoRepository && isOutside(address));
  return isBlocked
    ? Promise.resolve(new Response(null, { status: 404 }))
    : browserFetch(input, init);
};
