// Loads all logos before the strip comes into view. Left to itself, a browser would load each one only when the strip
// has moved it into view, and would show a blank until then.
const strip = document.getElementById('detener-logos')?.parentElement;
if (strip) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      for (const logo of strip.querySelectorAll('img')) logo.loading = 'eager';
      observer.disconnect();
    },
    { rootMargin: '100%' },
  );
  observer.observe(strip);
}
