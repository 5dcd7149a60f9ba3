import { describe, expect, test } from 'vitest';
import { deviceOf } from '#lib/device.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Safari/605.1.15`;

const android = [
  ['an Android phone', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${blink} Mobile Safari/537.36`],
  ['an Android tablet', `Mozilla/5.0 (Linux; Android 14; SM-X710) ${blink} Safari/537.36`],
  [
    'a phone that hides its model',
    `Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
  [
    'an app on Android',
    `Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) ${blink} Mobile Safari/537.36 Instagram 360.0.0`,
  ],
  [
    'a Cubot, which is a phone and no robot',
    `Mozilla/5.0 (Linux; Android 10; CUBOT X30) ${blink} Mobile Safari/537.36`,
  ],
  [
    'a television with Android',
    `Mozilla/5.0 (Linux; Android 12; BRAVIA 4K) ${blink} Safari/537.36`,
  ],
] as const;

const ios = [
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Mobile/15E148`],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148',
  ],
  ['an iPod', `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) ${webkit}`],
  ['an old iPad', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webkit} Mobile/15E148`],
] as const;

const computers = [
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`],
  ['Windows with a touch screen', `Mozilla/5.0 (Windows NT 10.0; Win64; x64; Touch) ${blink}`],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`],
  [
    'a Windows phone',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) like iPhone AppleWebKit/537.36 Edge/15.15254',
  ],
  ['KaiOS', 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
  ['a Tizen television', 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 TV Safari'],
  ['a webOS television', `Mozilla/5.0 (Web0S; Linux/SmartTV) ${blink} WebAppManager`],
  ['a game console', 'Mozilla/5.0 (PlayStation; PlayStation 5/2.26) AppleWebKit/605.1.15'],
  ['nothing at all', ''],
  ['a command line', 'curl/8.11.0'],
] as const;

const robots = [
  [
    'Googlebot for phones',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${blink} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  ],
  [
    'Google’s inspection tool',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${blink} (compatible; Google-InspectionTool/1.0;)`,
  ],
  [
    'bingbot for phones',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${blink} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`,
  ],
  ['Applebot for phones', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) (Applebot/0.1)'],
  [
    'Facebook’s preview',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  ],
  [
    'Facebook’s preview as an iPhone',
    'Mozilla/5.0 (iPhone; like Mac OS X) facebookexternalhit/1.1',
  ],
  ['Baidu’s spider', 'Mozilla/5.0 (Linux; Android 5.1) (compatible; Baiduspider-render/2.0)'],
  ['a crawler', 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0) SomeCrawler/1.0'],
  ['a robot with nothing before its name', 'Bot/1.0 (Android)'],
  ['AdSense', 'Mozilla/5.0 (Linux; Android 10) (compatible; Mediapartners-Google/2.1)'],
] as const;

describe('Google Play is for', () => {
  test.each(android)('%s', (_device, userAgent) => {
    expect(deviceOf({ userAgent, maxTouchPoints: 5 })).toBe('android');
  });

  test('a browser that says its platform is Android, whatever its user agent', () => {
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36`;

    expect(deviceOf({ userAgent, platform: 'Android', maxTouchPoints: 5 })).toBe('android');
  });
});

describe('the App Store is for', () => {
  test.each(ios)('%s', (_device, userAgent) => {
    expect(deviceOf({ userAgent, maxTouchPoints: 5 })).toBe('ios');
  });

  test('an iPad, which says it is a Mac and has touch points', () => {
    expect(deviceOf({ userAgent: mac, maxTouchPoints: 5 })).toBe('ios');
  });
});

describe('both stores are for', () => {
  test.each(computers)('%s', (_device, userAgent) => {
    expect(deviceOf({ userAgent, maxTouchPoints: 0 })).toBe('other');
  });

  test.each([0, 1])('a Mac with %i touch points', (maxTouchPoints) => {
    expect(deviceOf({ userAgent: mac, platform: 'macOS', maxTouchPoints })).toBe('other');
  });

  test('a Windows tablet with touch points', () => {
    const userAgent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`;

    expect(deviceOf({ userAgent, platform: 'Windows', maxTouchPoints: 10 })).toBe('other');
  });

  test.each(robots)('%s', (_robot, userAgent) => {
    expect(deviceOf({ userAgent, maxTouchPoints: 5 })).toBe('other');
    expect(deviceOf({ userAgent, platform: 'Android', maxTouchPoints: 5 })).toBe('other');
  });
});
