import { deviceOf } from '../lib/device.ts';
import { measureClick } from '../measurement/clicks.ts';
import { commandMenu, watchHeader } from './header.ts';

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
const isReturn = load && load.type !== 'navigate';
const startAtTop = () => {
  history.scrollRestoration = 'manual';
};
document.addEventListener('visibilitychange', () => {
  if (document.hidden) startAtTop();
});
if (isReturn) startAtTop();

document.addEventListener('DOMContentLoaded', () => {
  watchHeader();
  if (!isReturn || !location.hash) return;
  // Going there once more makes the browser itself hold on to it while pictures and fonts arrive.
  const { state } = history;
  location.replace(location.hash);
  history.replaceState(state, '');
});

const onClick = ({ target, button }: MouseEvent) => {
  // The middle button opens links too; the others open menus and go back.
  if (button > 1 || !(target instanceof Element)) return;
  // Within the page the way back leads to where the visitor was, as ever.
  if (target.closest('a[href*="#"]')) history.scrollRestoration = 'auto';
  commandMenu(target);
  measureClick(target);
};
for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick);
