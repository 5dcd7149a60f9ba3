import { expect, test } from 'vitest';
import { deviceOf, type Device } from '#lib/device.ts';

// A phone, an iPad with a Mac's user agent and a computer: tests/e2e/sections/storeBadges.

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const linux = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36';

test.each<[Device, string, { userAgent: string; platform?: string; maxTouchPoints?: number }]>([
  ['android', 'a tablet that asks for desktop pages', { userAgent: linux, platform: 'Android' }],
  ['ios', 'an iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' }],
  [
    'ios',
    'an iPad that says it is one',
    { userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)' },
  ],
  ['other', 'a Mac with a touch point', { userAgent: mac, platform: 'macOS', maxTouchPoints: 1 }],
  ['other', 'a browser that says nothing', { userAgent: '' }],
])('the device is %s: %s', (device, _name, { userAgent, platform = '', maxTouchPoints = 5 }) => {
  expect(deviceOf({ userAgent, userAgentData: { platform }, maxTouchPoints })).toBe(device);
});
