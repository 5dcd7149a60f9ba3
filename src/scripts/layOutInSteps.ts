/**
 * Lays out what `page.css.ts` leaves out of the first layout: once the page has loaded, a section whenever the
 * browser has nothing else to do, so that no visitor's tap waits for the whole page. Links within the page,
 * the scrollbar and find in page have all heights from then on.
 */
export function layOutInSteps(): void {
  /** At the latest after this, in ms: a busy phone is never idle. */
  const timeout = 500;
  const idle = (step: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(step, { timeout }) : setTimeout(step);
  const { dataset } = document.documentElement;
  const sections = [...document.querySelectorAll<HTMLElement>('main > section')];
  const step = () => {
    const section = sections.shift();
    if (section) {
      section.dataset['laidOut'] = '';
      idle(step);
    } else delete dataset['firstView'];
  };
  addEventListener('load', () => idle(step));
}
