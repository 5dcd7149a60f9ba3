/** The kind of device a visitor holds, as far as app stores care. */
export type Device = 'android' | 'ios' | 'other';

/** What of `navigator` tells devices apart. */
export interface DeviceHints {
  userAgent: string;
  /** `navigator.userAgentData?.platform`, where the browser has it. */
  platform?: string | undefined;
  maxTouchPoints: number;
}

/**
 * Android shows Google Play, iOS the App Store, anything else both (spec section 4). An iPad says
 * it is a Mac: only its touch points give it away.
 */
export function deviceOf({ userAgent, platform, maxTouchPoints }: DeviceHints): Device {
  if (platform === 'Android' || /Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return 'other';
}
