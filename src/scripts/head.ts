import { deviceOf } from '../lib/device.ts';

// Runs before the first paint, so that no wrong badge is ever shown and nothing shifts.
const { documentElement: root } = document;
const { userAgentData } = navigator as Navigator & { userAgentData?: { platform?: string } };
root.dataset['device'] = deviceOf({
  userAgent: navigator.userAgent,
  platform: userAgentData && userAgentData.platform,
  maxTouchPoints: navigator.maxTouchPoints,
});
