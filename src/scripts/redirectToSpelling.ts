// On the 404 page: redirects an address in another letter case, or with a slash at its end, to its page.
const { pathname, search, hash } = location;
const path = pathname.replace(/\/+$/, '').toLowerCase();
const goTo = (target: string) => location.replace(target + search + hash);

const paths = document.currentScript?.dataset['paths'] ?? '';
const page = paths.split(' ').find((known) => known.toLowerCase() === path);
if (page && page !== pathname) {
  // Nothing of this page is painted before the other one arrives.
  document.documentElement.hidden = true;
  goTo(page);
} else if (path !== pathname && /^(\/[\w-]+)+$/.test(path)) {
  // Articles and checklists are all in lower case; only the host knows which exist. The pattern, as «/una_nota» or
  // «/checklists/una», rules out `//host`, which would lead to another site.
  fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => {
      if (ok) goTo(path);
    },
    () => undefined,
  );
}
