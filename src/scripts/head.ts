import { deviceOf } from '#lib/device.ts';

// What has to happen before the first paint: choosing the store's badge, so that nothing shifts, what the first
// layout leaves out, and the scroll position. Everything else that runs on every page is in everyPage.ts.
const { dataset } = document.documentElement;
dataset['device'] = deviceOf(navigator);
// A hash leads to any part of the page, and needs all heights above it.
if (!location.hash) dataset['firstView'] = '';

// Every load starts at the top, or at the hash (spec section 2). A first visit does by itself; after a
// reload or going back, browsers restore the last position unless the page had turned that off. It does so
// when it is left, and again on load in case that was not possible.
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
    // Navigating to it once more makes the browser keep that position while pictures and fonts load.
    const { state } = history;
    location.replace(location.hash);
    history.replaceState(state, '');
  });
}
