// Hides the bar while another demo button, of the page or the footer, is in view, and while an on-screen
// keyboard takes the lower part of the screen.
const bar = document.querySelector('[data-demo-bar]');
const header = document.getElementById('encabezado');
// While it is in view, the page is at its top, where the bar would cover what the visitor has begun to read.
const pageTop = document.querySelector('[data-page-top]');
if (bar && header && pageTop) {
  const inView = new Set<Element>([pageTop]);
  const { visualViewport } = window;
  const isTyping = () =>
    visualViewport !== null && innerHeight * 0.75 > visualViewport.height * visualViewport.scale;
  // Sizes are read last: at the top of a page that is still loading, reading them would lay it out at once.
  const update = () => bar.toggleAttribute('data-away', inView.size > 0 || isTyping());

  new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) inView.add(pageTop);
    else inView.delete(pageTop);
    update();
  }).observe(pageTop);

  const demoButtons = document.querySelectorAll(':is(main, footer) [data-demo]');

  // A button counts as in view while all of it is visible below the header. For the calendar, loaded or not, a tenth
  // is enough, because it can be several times as high as the screen.
  const observe = (headerHeight: number) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= (target.matches('a') ? 0.99 : 0.1)) inView.add(target);
          else inView.delete(target);
        }
        update();
      },
      { rootMargin: `-${headerHeight}px 0px 0px`, threshold: [0.1, 0.99] },
    );
    demoButtons.forEach((button) => observer.observe(button));
    return observer;
  };
  let observer: IntersectionObserver | undefined;
  // The bar's height changes with the text size. The observer reports it after layout, so reading it causes no
  // layout.
  new ResizeObserver(() => {
    observer?.disconnect();
    observer = observe(header.offsetHeight);
  }).observe(header);

  // Both events: while a device is rotated, one of the two sizes may be the old one.
  addEventListener('resize', update);
  if (visualViewport) visualViewport.onresize = update;
}
