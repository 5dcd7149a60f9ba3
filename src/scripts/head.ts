import { deviceOf } from '#lib/device.ts';

// What can't wait for the first paint: which badge is shown, so that no wrong one ever is and nothing
// shifts, and where the page starts. The rest of what every page does is in page.ts.
document.documentElement.dataset['device'] = deviceOf(navigator);

// Every load starts at the top, or at the hash (spec section 2). A first visit does by itself; a
// reload and a way back would return to where the page was left. Browsers look at what the page
// said while it was there: it says so when it is left, and again in case it could not.
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isReturn = load && load.type !== 'navigate';
const startAtTop = () => {
  history.scrollRestoration = 'manual';
};
document.addEventListener('visibilitychange', () => {
  if (document.hidden) startAtTop();
});
if (isReturn) {
  startAtTop();
  document.addEventListener('DOMContentLoaded', () => {
    if (!location.hash) return;
    // Going there once more makes the browser itself hold on to it while pictures and fonts arrive.
    const { state } = history;
    location.replace(location.hash);
    history.replaceState(state, '');
  });
}
