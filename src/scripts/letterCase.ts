import * as timings from '#lib/timings.ts';

// On the 404 page, before anything is painted: an address typed in another letter case goes to the
// page it means. The addresses of pages come with the document; whether an article of that name
// exists only the host knows, so it is asked, and the page stays covered for a second at most.

// A slash at the end is one more way to type the same address.
const typed = location.pathname.replace(/\/+$/, '');
const lowerCased = typed.toLowerCase();
const goTo = (path: string) => location.replace(path + location.search + location.hash);

const { content } = document.querySelector('[name=direcciones]') as HTMLMetaElement;
const page = content.split(' ').find((path) => path.toLowerCase() === lowerCased);

if (page && page !== location.pathname) {
  goTo(page);
} else if (lowerCased !== typed && /^\/[\w-]+$/.test(lowerCased)) {
  const root = document.documentElement;
  const uncover = () => {
    root.hidden = false;
  };
  root.hidden = true;
  setTimeout(uncover, timings.caseCheckTimeout);
  fetch(lowerCased, { method: 'HEAD' }).then(
    ({ ok }) => (ok ? goTo(lowerCased) : uncover()),
    uncover,
  );
}
