// On the 404 page: an address typed in another letter case, or with a slash at its end, goes to the
// page it means. Every page also answers in lower case; whether there is one only the host knows.
const { pathname, search, hash } = location;
const path = pathname.replace(/\/+$/, '').toLowerCase();

// Never to another host, as `//host` would lead to.
if (path !== pathname && /^(\/[\w-]+)+$/.test(path)) {
  fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => {
      if (ok) location.replace(path + search + hash);
    },
    () => undefined,
  );
}
