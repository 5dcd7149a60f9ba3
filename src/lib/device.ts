/** A visitor's kind of device, by the app store that it can use. */
export type Device = 'android' | 'ios' | 'other';

/** The parts of `navigator` that distinguish devices; not every browser has all of them. */
interface DeviceHints extends Pick<Navigator, 'userAgent' | 'maxTouchPoints'> {
  userAgentData?: { platform?: string };
}

/**
 * Android shows Google Play, iOS the App Store, anything else both (spec section 4). An iPad identifies itself as a
 * Mac; only its touch points distinguish it.
 */
export function deviceOf({ userAgent, userAgentData, maxTouchPoints }: DeviceHints): Device {
  if (userAgentData?.platform === 'Android' || /Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return 'other';
}
