const PREFERENCES = 'sveltia-cms.prefs';

/** Where the editor looks for news of itself. */
const NEWS = 'https://unpkg.com/';

/** Without a repository there is nobody to ask: the editor works on the files of this computer. */
const isAlone = document.documentElement.dataset['publishes'] === undefined;

const isOutside = (address: string) =>
  /^https?:/.test(address) && !address.startsWith(location.origin);

const browserFetch = window.fetch.bind(window);

window.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const isRefused = address.startsWith(NEWS) || (isAlone && isOutside(address));
  return isRefused
    ? Promise.resolve(new Response(null, { status: 404 }))
    : browserFetch(input, init);
};

// In Spanish from the first time on; who chooses another language keeps it.
if (localStorage.getItem(PREFERENCES) === null) {
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'es-CO' }));
}
