import * as timings from '#lib/timings.ts';

// On the 404 page, before anything is painted: an address typed in another letter case goes to the
// page it means. Whether there is one only the host knows, so it is asked, and the page stays covered
// for a second at most.

const { pathname, search, hash } = location;
// A slash at the end is one more way to type the same address.
const lowerCased = pathname.replace(/\/+$/, '').toLowerCase();

const { content } = document.querySelector('[name=mayusculas]') as HTMLMetaElement;
const path = content.split(' ').find((known) => known.toLowerCase() === lowerCased) || lowerCased;

if (path !== pathname && /^(\/[\w-]+)+$/.test(path)) {
  const root = document.documentElement;
  const uncover = () => {
    root.hidden = false;
  };
  root.hidden = true;
  setTimeout(uncover, timings.caseCheckTimeout);
  fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => (ok ? location.replace(path + search + hash) : uncover()),
    uncover,
  );
}
