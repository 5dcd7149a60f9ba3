/**
 * Lays out what `deferLayout.ts` defers: sections, and parts of the longest ones (`data-deferred-layout`). Once the page
 * has loaded, it lays out one of them whenever the browser is idle, so that no tap waits for the whole page. Then links
 * within the page, the scrollbar and find-in-page know all heights.
 */
export function layOutInSteps(): void {
  /** The longest wait for an idle moment, in ms, because a busy phone never has one. */
  const timeout = 500;
  const idle = (step: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(step, { timeout }) : setTimeout(step);
  const { dataset } = document.documentElement;
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main > section, [data-deferred-layout]'),
  ];
  const step = () => {
    const part = parts.shift();
    if (part) {
      part.dataset['laidOut'] = '';
      idle(step);
    } else delete dataset['firstView'];
  };
  addEventListener('load', () => idle(step));
}
