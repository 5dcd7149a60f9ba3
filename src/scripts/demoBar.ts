// While a way to the demo of the page's own is in view, the bar has nothing to add.
const bar = document.querySelector<HTMLElement>('[data-demo-bar]');
if (bar && 'IntersectionObserver' in window) {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      bar.toggleAttribute('data-away', inView.size > 0);
    },
    // What is only under the bar is not in view.
    { rootMargin: `0px 0px -${bar.offsetHeight}px` },
  );
  const demo = bar.querySelector('a')?.getAttribute('href') ?? '';
  for (const link of document.querySelectorAll('main a[data-cta-id], [data-scheduler]')) {
    if (bar.contains(link)) continue;
    if (link.matches('[data-scheduler]') || link.getAttribute('href') === demo)
      observer.observe(link);
  }
}
