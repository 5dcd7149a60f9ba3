// On the 404 page: redirects an address in another letter case, or with a slash at its end, to its page.
// The route table's pages all have a lower-case address too; only the host knows which addresses exist.
const { pathname, search, hash } = location;
const path = pathname.replace(/\/+$/, '').toLowerCase();

// The pattern, as «/soluciones» or «/landing/auditorias», rules out `//host`, which would lead to another site.
if (path !== pathname && /^(\/[\w-]+)+$/.test(path)) {
  fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => {
      if (ok) location.replace(path + search + hash);
    },
    () => undefined,
  );
}
