// While a way to the demo of the page's own is in view, the bar has nothing to add.
const bar = document.querySelector('[data-demo-bar]');
if (bar && 'IntersectionObserver' in window) {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      inView[isIntersecting ? 'add' : 'delete'](target);
    }
    bar.toggleAttribute('data-away', inView.size > 0);
  });
  // The bar itself comes after all that stands before it, and is left out by that.
  const own = 'main :not(aside) > [data-demo], [data-scheduler]';
  for (const way of document.querySelectorAll(own)) observer.observe(way);
}
