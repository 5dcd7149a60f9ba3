// While a way to the demo of the page's or the footer's own is in view, the bar has nothing to add; nor while a
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

  // A button counts once it is whole and clear of the header; of a calendar that is there, half.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const enough = target.matches('a') ? 0.99 : target.matches(calendar) ? 0.5 : 2;
        inView[intersectionRatio >= enough ? 'add' : 'delete'](target);
      }
      update();
    },
    { rootMargin: '-72px 0px 0px', threshold: [0.4, 0.5, 0.7, 0.99] },
  );
  const own = ':is(main, footer) [data-demo], [data-scheduler]';
  for (const way of document.querySelectorAll(own)) {
    observer.observe(way);
    // One that is in view from the start: the bar is away before anything is painted.
    const { top, bottom } = way.getBoundingClientRect();
    if (way.matches('a') && top > 72 && bottom < innerHeight) inView.add(way);
  }
  update();

  // Both: while a screen turns, one of the two sizes may be the old one.
  addEventListener('resize', update);
  if (visualViewport) visualViewport.onresize = update;
}
