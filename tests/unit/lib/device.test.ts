import { expect, test } from 'vitest';
import { deviceOf } from '#lib/device.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

test.each([
  ['android', 'an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36'],
  ['android', 'a tablet with Firefox', 'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Firefox/140.0'],
  ['ios', 'an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148'],
  ['ios', 'an iPad that says it is one', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)'],
  ['ios', 'an iPad that says it is a Mac', mac],
  ['other', 'a Windows tablet', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Touch) Chrome/131.0'],
  ['other', 'a browser that says nothing', ''],
])('%s: %s', (device, _name, userAgent) => {
  expect(deviceOf({ userAgent, maxTouchPoints: 5 })).toBe(device);
});

test.each([0, 1])('other: a Mac with %i touch points', (maxTouchPoints) => {
  expect(deviceOf({ userAgent: mac, userAgentData: { platform: 'macOS' }, maxTouchPoints })).toBe(
    'other',
  );
});

test('android: a tablet that asks for desktop pages', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36';

  expect(deviceOf({ userAgent, userAgentData: { platform: 'Android' }, maxTouchPoints: 5 })).toBe(
    'android',
  );
});
