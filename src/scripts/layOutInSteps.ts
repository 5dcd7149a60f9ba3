/**
 * Lays out what `deferLayout.ts` defers: sections, and parts of the longest ones (`data-deferred-layout`). Once the page
 * has loaded, it lays them out one by one while the browser is idle, so that no tap waits for the whole page. Then links
 * within the page, the scrollbar and find-in-page know all heights.
 */
export function layOutInSteps(): void {
  /** The longest wait for an idle moment, in ms, because a busy phone never has one. */
  const timeout = 500;
  /** How much of an idle moment, of at most 50 ms, must be left for another part. */
  const enough = 25;
  const { dataset } = document.documentElement;
  if (dataset['firstView'] === undefined) return;
  const idle = (step: IdleRequestCallback) => requestIdleCallback(step, { timeout });
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main > section, [data-deferred-layout]'),
  ];
  const step: IdleRequestCallback = (deadline) => {
    // Each part is laid out here, by asking for its size, and painted later. So the two are short tasks instead of a
    // long one, and parts that take little time share one painting.
    do {
      const part = parts.shift();
      if (!part) {
        delete dataset['firstView'];
        return;
      }
      part.dataset['laidOut'] = '';
      part.getBoundingClientRect();
    } while (deadline.timeRemaining() > enough);
    idle(step);
  };
  addEventListener('load', () => idle(step));
}
