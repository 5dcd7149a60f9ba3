/** What a message from the scheduler tells (spec section 4; the payload's personal data stays there). */
export type SchedulerSign =
  { kind: 'awake' } | { kind: 'height'; height: number } | { kind: 'booked' } | { kind: 'none' };

/** The part of a `MessageEvent` that says who sent it and what. */
export interface ReceivedMessage {
  origin: string;
  source: unknown;
  data: unknown;
}

const NONE: SchedulerSign = { kind: 'none' };

const own = (data: object, key: string): unknown =>
  Object.hasOwn(data, key) ? (data as Record<string, unknown>)[key] : undefined;

/**
 * Reads a message meant for the scheduler's page. It counts only when its origin equals the
 * configured scheduler's and it comes from that very frame; a booking only when the payload's own
 * `meetingBookSucceeded` is `true`.
 */
export function readSign(
  message: ReceivedMessage,
  schedulerUrl: string,
  frame: Window | null,
): SchedulerSign {
  if (message.origin !== new URL(schedulerUrl).origin) return NONE;
  if (frame === null || message.source !== frame) return NONE;

  const { data } = message;
  if (data === 'readyForConsentListener') return { kind: 'awake' };
  if (typeof data !== 'object' || data === null) return NONE;
  if (own(data, 'meetingBookSucceeded') === true) return { kind: 'booked' };
  const height = own(data, 'height');
  if (typeof height === 'number' && Number.isFinite(height) && height > 0) {
    return { kind: 'height', height };
  }
  return NONE;
}

/** Bounds of the scheduler's frame, in px: room for a calendar, never a page-long void. */
const HEIGHT = { min: 480, max: 1600 };

/** The height, in px, that the frame gets when it asks for `height`. */
export const clampHeight = (height: number): number =>
  Math.round(Math.min(HEIGHT.max, Math.max(HEIGHT.min, height)));
