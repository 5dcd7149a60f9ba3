/** The kind of device a visitor holds, as far as app stores care. */
export type Device = 'android' | 'ios' | 'other';

/** What of `navigator` tells devices apart. */
export interface DeviceHints {
  userAgent: string;
  /** `navigator.userAgentData?.platform`, where the browser has it. */
  platform?: string | undefined;
  maxTouchPoints: number;
}

/** Programs that fetch pages: as a phone they say that they are «compatible;». A «CUBOT» is a phone. */
const ROBOT = /(^|[^u])bot|crawl|externalhit|compatible;/i;

/**
 * Android shows Google Play, iOS the App Store, anything else both (spec section 4). An iPad says
 * it is a Mac: only its touch points give it away. A Windows phone said 'Android' and 'iPhone' to
 * be let in, and robots still do: both are looked for first.
 */
export function deviceOf({ userAgent, platform, maxTouchPoints }: DeviceHints): Device {
  if (/Windows Phone/i.test(userAgent) || ROBOT.test(userAgent)) return 'other';
  if (platform === 'Android' || /Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return 'other';
}
