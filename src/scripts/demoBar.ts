// Hides the bar while another demo button, of the page or the footer, is in view, and while an on-screen
// keyboard takes the lower part of the screen.
const bar = document.querySelector('[data-demo-bar]');
if (bar && 'IntersectionObserver' in window) {
  const calendar = '[data-scheduler="ready"]';
  const inView = new Set<Element>();
  const { visualViewport } = window;
  const update = () => {
    const isTyping =
      visualViewport && innerHeight * 0.75 > visualViewport.height * visualViewport.scale;
    bar.toggleAttribute('data-away', isTyping || inView.size > 0);
  };

  // A button counts while all of it is visible below the header; a loaded calendar, while half of it is.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const enough = target.matches('a') ? 0.99 : target.matches(calendar) ? 0.5 : Infinity;
        if (intersectionRatio >= enough) inView.add(target);
        else inView.delete(target);
      }
      update();
    },
    { rootMargin: '-72px 0px 0px', threshold: [0.4, 0.5, 0.7, 0.99] },
  );
  const own = ':is(main, footer) [data-demo], [data-scheduler]';
  const ways = document.querySelectorAll(own);
  ways.forEach((way) => observer.observe(way));
  // Until the observer tells what is in view: to measure it here would lay out the page before its first paint.
  bar.toggleAttribute('data-away', ways.length > 0);

  // Both events: while a device is rotated, one of the two sizes may be the old one.
  addEventListener('resize', update);
  if (visualViewport) visualViewport.onresize = update;
}
