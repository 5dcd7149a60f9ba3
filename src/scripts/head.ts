import { deviceOf } from '../lib/device.ts';

// Runs before the first paint, so that no wrong badge is ever shown and nothing shifts.
const { documentElement: root } = document;
const { userAgentData } = navigator as Navigator & { userAgentData?: { platform?: string } };
root.dataset['device'] = deviceOf({
  userAgent: navigator.userAgent,
  platform: userAgentData && userAgentData.platform,
  maxTouchPoints: navigator.maxTouchPoints,
});

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

// Every load starts at the top, or at the hash (spec section 2). A first visit does by itself; a
// reload and a way back would return to where the page was left, so they are told not to.
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (load && load.type !== 'navigate') {
  history.scrollRestoration = 'manual';
  document.addEventListener('DOMContentLoaded', () => {
    const target = document.getElementById(decoded(location.hash.slice(1)));
    if (target) target.scrollIntoView({ behavior: 'instant' });
  });
  // Within the page the way back leads to where the visitor was, as ever.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) {
      history.scrollRestoration = 'auto';
    }
  });
}
