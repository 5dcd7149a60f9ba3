/** A message from the scheduler: it is ready, it asks for a height in px, or a meeting was booked. */
type SchedulerMessage = 'ready' | 'booked' | number;

export type ReceivedMessage = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/**
 * Parses a message (spec section 4); `null` unless its origin equals the configured scheduler's and it
 * comes from that very frame. It is a booking only when the payload's own `meetingBookSucceeded` is
 * `true`. The payload's personal data is never read.
 */
export function readMessage(
  { origin, source, data }: ReceivedMessage,
  schedulerOrigin: string,
  frame: Window | null,
): SchedulerMessage | null {
  if (origin !== schedulerOrigin || frame === null || source !== frame) return null;
  const ownValue = (key: string): unknown =>
    Object.getOwnPropertyDescriptor(Object(data), key)?.value;
  if (ownValue('meetingBookSucceeded') === true) return 'booked';
  const height = ownValue('height');
  return typeof height === 'number' && Number.isFinite(height) && height > 0 ? height : 'ready';
}
