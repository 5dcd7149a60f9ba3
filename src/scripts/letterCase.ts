// On the 404 page: redirects an address in another letter case, or with a slash at its end, to its page.
// Every page also has a lower-case address; only the host knows whether it exists.
const { pathname, search, hash } = location;
const path = pathname.replace(/\/+$/, '').toLowerCase();

// The pattern also rules out `//host`, which would lead to another site.
if (path !== pathname && /^(\/[\w-]+)+$/.test(path)) {
  fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => {
      if (ok) location.replace(path + search + hash);
    },
    () => undefined,
  );
}
