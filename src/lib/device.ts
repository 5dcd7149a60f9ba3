/** A visitor's kind of device, by the app store that it can use. */
export type Device = 'android' | 'ios' | 'other';

/** The parts of `navigator` that tell devices apart; not every browser has all of them. */
interface DeviceHints extends Pick<Navigator, 'userAgent' | 'maxTouchPoints'> {
  userAgentData?: { platform?: string };
}

/**
 * Android shows Google Play, iOS the App Store, anything else both (spec section 4). An iPad identifies
 * itself as a Mac, from which only its touch points tell it apart.
 */
export function deviceOf({ userAgent, userAgentData, maxTouchPoints }: DeviceHints): Device {
  if (userAgentData?.platform === 'Android' || /Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return 'other';
}
