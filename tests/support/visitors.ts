import type { Device } from '#lib/device.ts';

/** What a visitor's browser says of itself, and which stores it can use. */
export interface Visitor {
  name: string;
  userAgent: string;
  touchPoints: number;
  /** `navigator.userAgentData.platform`, where the browser has it. */
  platform?: string;
  device: Device;
}

const android = (userAgent: string) => `Mozilla/5.0 (Linux; Android ${userAgent}`;
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

/** Browsers of every kind that the site may meet. */
export const visitors: readonly Visitor[] = [
  {
    name: 'Chrome on an Android phone',
    userAgent: `${android('16; Pixel 10')}) ${chrome} Mobile Safari/537.36`,
    touchPoints: 5,
    platform: 'Android',
    device: 'android',
  },
  {
    name: 'Chrome on an Android phone that tells little',
    userAgent: `${android('10; K')}) ${chrome} Mobile Safari/537.36`,
    touchPoints: 5,
    platform: 'Android',
    device: 'android',
  },
  {
    name: 'Chrome on an Android tablet',
    userAgent: `${android('15; SM-X910')}) ${chrome} Safari/537.36`,
    touchPoints: 10,
    platform: 'Android',
    device: 'android',
  },
  {
    name: 'Chrome on an Android tablet that asks for desktop pages',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
    touchPoints: 10,
    platform: 'Android',
    device: 'android',
  },
  {
    name: 'Samsung Internet',
    userAgent: `${android('15; SAMSUNG SM-S938B')}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    touchPoints: 5,
    platform: 'Android',
    device: 'android',
  },
  {
    name: 'Firefox on an Android phone',
    userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0',
    touchPoints: 5,
    device: 'android',
  },
  {
    name: 'a page within an app on Android',
    userAgent: `${android('14; moto g84 5G Build/U1TC; wv')}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36 Instagram 400.0.0`,
    touchPoints: 5,
    platform: 'Android',
    device: 'android',
  },
  {
    name: 'a phone whose make ends in «bot»',
    userAgent: `${android('9; CUBOT X18 Plus')}) ${chrome} Mobile Safari/537.36`,
    touchPoints: 5,
    platform: 'Android',
    device: 'android',
  },
  {
    name: 'Safari on an iPhone',
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} Version/19.0 Mobile/15E148 Safari/604.1`,
    touchPoints: 5,
    device: 'ios',
  },
  {
    name: 'Chrome on an iPhone',
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} CriOS/156.0.0.0 Mobile/15E148 Safari/604.1`,
    touchPoints: 5,
    device: 'ios',
  },
  {
    name: 'a page within an app on an iPhone',
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`,
    touchPoints: 5,
    device: 'ios',
  },
  {
    name: 'Safari on an iPad that says it is one',
    userAgent: `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${webkit} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    touchPoints: 5,
    device: 'ios',
  },
  {
    name: 'Safari on an iPad that says it is a Mac',
    userAgent: `${mac} ${webkit} Version/19.0 Safari/605.1.15`,
    touchPoints: 5,
    device: 'ios',
  },
  {
    name: 'Safari on an iPod',
    userAgent: `Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) ${webkit} Version/15.6 Mobile/15E148 Safari/604.1`,
    touchPoints: 5,
    device: 'ios',
  },
  {
    name: 'Safari on a Mac',
    userAgent: `${mac} ${webkit} Version/19.0 Safari/605.1.15`,
    touchPoints: 0,
    device: 'other',
  },
  {
    name: 'Chrome on a Mac',
    userAgent: `${mac} ${chrome} Safari/537.36`,
    touchPoints: 0,
    platform: 'macOS',
    device: 'other',
  },
  {
    name: 'Chrome on Windows',
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    touchPoints: 0,
    platform: 'Windows',
    device: 'other',
  },
  {
    name: 'Edge on a Windows tablet',
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/156.0.0.0`,
    touchPoints: 10,
    platform: 'Windows',
    device: 'other',
  },
  {
    name: 'a Windows phone that names the others',
    userAgent:
      'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; IEMobile/11.0; NOKIA; Lumia 635) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
    touchPoints: 5,
    device: 'other',
  },
  {
    name: 'Firefox on Linux',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0',
    touchPoints: 0,
    device: 'other',
  },
  {
    name: 'a Chromebook with a touch screen',
    userAgent: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`,
    touchPoints: 10,
    platform: 'Chrome OS',
    device: 'other',
  },
  {
    name: 'a television',
    userAgent: `Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) ${chrome} TV Safari/537.36`,
    touchPoints: 0,
    device: 'other',
  },
  {
    name: 'a search engine that says it is an Android phone',
    userAgent: `${android('6.0.1; Nexus 5X Build/MMB29P')}) ${chrome} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    touchPoints: 0,
    device: 'other',
  },
  {
    name: 'a search engine that says it is an iPhone',
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) ${webkit} Version/16.0 Mobile/15E148 Safari/604.1 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`,
    touchPoints: 0,
    device: 'other',
  },
  {
    name: 'a social network that prepares a preview',
    userAgent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    touchPoints: 0,
    device: 'other',
  },
  {
    name: 'a browser that says a single word',
    userAgent: 'x',
    touchPoints: 0,
    device: 'other',
  },
  { name: 'a browser that says nothing', userAgent: '', touchPoints: 0, device: 'other' },
];
