import { deviceOf } from '../lib/device.ts';

// Runs before the first paint, so that no wrong badge is ever shown and nothing shifts.
const { documentElement: root } = document;
const { userAgentData } = navigator as Navigator & { userAgentData?: { platform?: string } };
root.dataset['device'] = deviceOf({
  userAgent: navigator.userAgent,
  platform: userAgentData && userAgentData.platform,
  maxTouchPoints: navigator.maxTouchPoints,
});

// Every load starts at the top, or at the hash (spec section 2). A first visit does by itself; a
// reload and a way back would return to where the page was left. Browsers look at what the page
// said while it was there: it says so when it is left, and again in case it could not.
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
document.addEventListener('visibilitychange', () => {
  if (document.hidden) history.scrollRestoration = 'manual';
});
if (load && load.type !== 'navigate') {
  history.scrollRestoration = 'manual';
  document.addEventListener('DOMContentLoaded', () => {
    if (!location.hash) return;
    // Going there once more makes the browser itself hold on to it while pictures and fonts arrive.
    const { state } = history;
    location.replace(location.hash);
    history.replaceState(state, '');
  });
}
// Within the page the way back leads to where the visitor was, as ever.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href*="#"]')) {
    history.scrollRestoration = 'auto';
  }
});
