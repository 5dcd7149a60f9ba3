import { describe, expect, test } from 'vitest';
import { readMessage, type ReceivedMessage } from '#islands/BookingListener/readMessage.ts';

const scheduler = 'https://meetings.hubspot.com';
const frame = { name: 'the scheduler’s frame' } as Window;
const other = { name: 'any other window' } as Window;

const booking: ReceivedMessage = {
  origin: scheduler,
  source: frame,
  data: { meetingBookSucceeded: true, meetingsPayload: { contact: { email: 'a@b.example' } } },
};
const read = (message: Partial<ReceivedMessage>, origin = scheduler) =>
  readMessage({ ...booking, ...message }, origin, frame);

describe('a booking', () => {
  test('counts when the configured scheduler’s frame reports it', () => {
    expect(read({})).toBe('booked');
    const own = 'https://agenda.lineo.example';
    expect(read({ origin: own }, own)).toBe('booked');
    expect(read({}, own)).toBeNull();
  });

  test.each([
    ['a host that begins like the scheduler’s', { origin: `${scheduler}.evil.example` }],
    ['a host that ends like it', { origin: 'https://evil-meetings.hubspot.com' }],
    ['the host without encryption', { origin: 'http://meetings.hubspot.com' }],
    ['another window of the same host', { source: other }],
    ['a window that was closed', { source: null }],
  ])('does not count from %s', (_from, message) => {
    expect(read(message)).toBeNull();
  });

  test('does not count while there is no frame', () => {
    expect(readMessage({ ...booking, source: null }, scheduler, null)).toBeNull();
  });

  test.each([
    ['true as a word', { meetingBookSucceeded: 'true' }],
    ['the flag one level down', { data: { meetingBookSucceeded: true } }],
    ['an inherited flag', Object.create({ meetingBookSucceeded: true })],
    ['a booking as text', '{"meetingBookSucceeded":true}'],
    ['nothing', null],
    ['a height that is no number', { height: '640' }],
    ['a height below zero', { height: -640 }],
  ])('is not reported by %s, which says only that the scheduler has loaded', (_what, data) => {
    expect(read({ data })).toBe('ready');
  });
});
