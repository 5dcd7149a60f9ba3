import { deviceOf } from '#lib/device.ts';

// What has to happen before the first paint: the store's badge is chosen, so that nothing shifts; the parts that the
// first layout leaves out are decided; the scroll position is set. Everything else that runs on every page is in
// everyPage.ts.
const { dataset } = document.documentElement;
dataset['device'] = deviceOf(navigator);
// A hash leads to any part of the page, and needs all heights above it. WebKit, the engine without idle moments, keeps
// the widths that deferred words had before their font came.
if (!location.hash && 'requestIdleCallback' in window) dataset['firstView'] = '';

// Every load starts at the top, or at the hash (spec section 2). On a first visit the browser does so by itself.
// After a reload or going back it restores the last position, unless the page has turned that off. The page turns it
// off when it is left, and again on load in case that was not possible.
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
    // Navigating to the hash once more makes the browser keep that position while pictures and fonts load.
    const { state } = history;
    location.replace(location.hash);
    history.replaceState(state, '');
  });
}
