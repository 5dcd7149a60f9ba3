// Loads all logos before the strip comes into view. Left to itself, a browser would load each one only when the strip
// has moved it into view, and would show a blank until then.
const strip = document.getElementById('Empresas') as HTMLElement;
const load = (entries: readonly IntersectionObserverEntry[]) => {
  if (!entries.some((entry) => entry.isIntersecting)) return;
  for (const logo of strip.querySelectorAll('img')) logo.loading = 'eager';
};
new IntersectionObserver(load, { rootMargin: '100%' }).observe(strip);
