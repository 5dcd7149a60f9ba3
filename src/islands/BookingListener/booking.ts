/** What a message from the scheduler means (spec section 4); the payload's personal data is never read. */
export type SchedulerSign =
  | { kind: 'none' }
  /** The scheduler runs: it sent something, whatever it was. */
  | { kind: 'awake' }
  | { kind: 'height'; height: number }
  | { kind: 'booked' };

export type ReceivedMessage = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

const own = (data: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(data, key)?.value;

/**
 * Reads a message. It counts only when its origin equals the configured scheduler's and it comes from
 * that very frame; a booking only when the payload's own `meetingBookSucceeded` is `true`.
 */
export function readSign(
  message: ReceivedMessage,
  schedulerOrigin: string,
  frame: Window | null,
): SchedulerSign {
  if (message.origin !== schedulerOrigin) return { kind: 'none' };
  if (frame === null || message.source !== frame) return { kind: 'none' };

  const data: unknown = message.data;
  if (typeof data !== 'object' || data === null) return { kind: 'awake' };
  if (own(data, 'meetingBookSucceeded') === true) return { kind: 'booked' };
  const height = own(data, 'height');
  if (typeof height === 'number' && Number.isFinite(height) && height > 0) {
    return { kind: 'height', height };
  }
  return { kind: 'awake' };
}

/** Bounds of the scheduler's frame, in px: room for a calendar, never a page-long void. */
export const frameHeight = { min: 480, max: 1600 } as const;

/** The height, in px, that the frame gets when it asks for `height`. */
export const clampHeight = (height: number): number =>
  Math.round(Math.min(frameHeight.max, Math.max(frameHeight.min, height)));
