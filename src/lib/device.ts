/** The kind of device a visitor holds, as far as app stores care. */
export type Device = 'android' | 'ios' | 'other';

/** What of `navigator` tells devices apart; not every browser has all of it. */
interface DeviceHints extends Pick<Navigator, 'userAgent' | 'maxTouchPoints'> {
  userAgentData?: { platform?: string };
}

/**
 * Android shows Google Play, iOS the App Store, anything else both (spec section 4). An iPad says
 * it is a Mac: only its touch points give it away.
 */
export function deviceOf({ userAgent, userAgentData, maxTouchPoints }: DeviceHints): Device {
  if (userAgentData?.platform === 'Android' || /Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return 'other';
}
