import { describe, expect, test } from 'vitest';
import { clampHeight, readSign, type ReceivedMessage } from '#islands/BookingListener/booking.ts';
import {
  hostileMessages,
  trueBooking,
  type HostileMessage,
} from '#tests/support/hostileMessages.ts';
import { schedulerOrigin } from '#tests/support/hubspotMeetings.ts';

const frame = { name: 'the scheduler’s frame' } as Window;
const sibling = { name: 'another frame of the page' } as Window;
const elsewhere = { name: 'any other window' } as Window;

/** Whether a message is from the scheduler's frame, of the same page, or from any other window. */
const windows: Partial<Record<HostileMessage['sender'], Window>> = {
  scheduler: frame,
  led: frame,
  none: frame,
  sibling,
};

/** What a listener is told: the payload has crossed from one window into another. */
const received = ({ sender, origin, payload }: HostileMessage): ReceivedMessage => ({
  origin,
  source: windows[sender] ?? elsewhere,
  data: structuredClone(payload()),
});

const corpus = hostileMessages.map(received);

type Reader = (message: ReceivedMessage) => boolean;

const isBooking: Reader = (message) => readSign(message, schedulerOrigin, frame).kind === 'booked';

describe('the booking flag', () => {
  test('turns on a booking that the configured scheduler’s frame tells', () => {
    expect(isBooking(trueBooking(frame))).toBe(true);
  });

  test('knows at least forty hostile messages', () => {
    expect(new Set(hostileMessages.map(({ name }) => name)).size).toBe(hostileMessages.length);
    expect(hostileMessages.length).toBeGreaterThanOrEqual(40);
  });

  test.each(hostileMessages)('stays off: $name ($sender)', (message) => {
    expect(isBooking(received(message))).toBe(false);
  });

  test('stays off while there is no frame', () => {
    const message = trueBooking(null);

    expect(readSign(message, schedulerOrigin, null)).toEqual({ kind: 'none' });
  });

  test('stays off when every object of the page inherits the flag', () => {
    Object.defineProperty(Object.prototype, 'meetingBookSucceeded', {
      value: true,
      configurable: true,
    });
    try {
      expect(isBooking({ ...trueBooking(frame), data: { height: 640 } })).toBe(false);
    } finally {
      delete (Object.prototype as Record<string, unknown>)['meetingBookSucceeded'];
    }
  });

  test.each(['https://meetings-eu1.hubspot.com', 'https://agenda.lineo.example'])(
    'follows the configured scheduler: %s',
    (origin) => {
      const message = { ...trueBooking(frame), origin };

      expect(readSign(message, origin, frame)).toEqual({ kind: 'booked' });
      expect(isBooking(message)).toBe(false);
    },
  );
});

// Each reader lacks one guard, as readers found in the wild do. That the corpus catches it shows
// that the guard is tested.
const hasFlag = (data: unknown) =>
  (data as { meetingBookSucceeded?: unknown } | null)?.meetingBookSucceeded === true;
const fromScheduler =
  (isBooked: (data: Record<string, unknown>) => boolean): Reader =>
  ({ origin, source, data }) =>
    origin === schedulerOrigin && source === frame && isBooked(Object(data));
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : '');
const vendorsHosts = ['meetings', 'meetings-eu1', 'meetings-na2', 'app'].map(
  (name) => `${name}.hubspot.com`,
);
const safely = (read: () => boolean) => {
  try {
    return read();
  } catch {
    return false;
  }
};

const originRules: Record<string, (origin: string) => boolean> = {
  'takes an origin that starts like the scheduler’s': (origin) =>
    origin.startsWith(schedulerOrigin),
  'takes an origin that contains the vendor’s name': (origin) => origin.includes('hubspot'),
  'takes an origin that contains the scheduler’s host': (origin) =>
    origin.includes('meetings.hubspot.com'),
  'takes an origin that contains the scheduler’s': (origin) => origin.includes(schedulerOrigin),
  'takes an origin that ends in hubspot.com': (origin) => origin.endsWith('hubspot.com'),
  'takes any host of the vendor': (origin) => origin.endsWith('.hubspot.com'),
  'takes the vendor’s hosts from a list': (origin) => vendorsHosts.includes(hostOf(origin)),
  'takes what a loose pattern takes': (origin) => /^https:\/\/meetings.hubspot.com$/.test(origin),
  'takes what a pattern without end takes': (origin) =>
    /^https:\/\/meetings\.hubspot\.com/.test(origin),
  'compares hosts and forgets scheme and port': (origin) =>
    hostOf(origin) === hostOf(schedulerOrigin),
  'forgets the dot that may end a host': (origin) =>
    hostOf(origin).replace(/\.$/, '') === hostOf(schedulerOrigin),
  'takes a sandboxed origin too': (origin) => origin === schedulerOrigin || origin === 'null',
  'checks only that there is an origin': (origin) => origin !== '',
  'checks only that the origin is a site’s': (origin) => origin.startsWith('http'),
  'checks no origin': () => true,
};

const faultyReaders: Record<string, Reader> = {
  ...Object.fromEntries(
    Object.entries(originRules).flatMap(([fault, isTrusted]): [string, Reader][] => [
      [fault, ({ origin, source, data }) => source === frame && isTrusted(origin) && hasFlag(data)],
      [`${fault} and checks no source`, ({ origin, data }) => isTrusted(origin) && hasFlag(data)],
    ]),
  ),
  'checks no source': ({ origin, data }) => origin === schedulerOrigin && hasFlag(data),
  'takes its own origin too and checks no source': ({ origin, data }) =>
    [schedulerOrigin, 'own'].includes(origin) && hasFlag(data),
  'takes any frame of the page': ({ origin, source, data }) =>
    origin === schedulerOrigin && [frame, sibling].includes(source as Window) && hasFlag(data),
  'takes whatever is truthy': fromScheduler((data) => Boolean(data['meetingBookSucceeded'])),
  'compares loosely': fromScheduler((data) => data['meetingBookSucceeded'] == true),
  'takes true as a word': fromScheduler((data) => String(data['meetingBookSucceeded']) === 'true'),
  'asks only whether the flag is in it': fromScheduler((data) => 'meetingBookSucceeded' in data),
  'asks only whether the flag is its own': fromScheduler((data) =>
    Object.hasOwn(data, 'meetingBookSucceeded'),
  ),
  'takes a booking for not having failed': fromScheduler((data) => !('meetingBookFailed' in data)),
  'takes the payload for the flag': fromScheduler((data) => 'meetingsPayload' in data),
  'looks for the flag in text': ({ origin, source, data }) =>
    origin === schedulerOrigin &&
    source === frame &&
    safely(() => JSON.stringify(data).includes('meetingBookSucceeded')),
  'reads text as JSON': ({ origin, source, data }) =>
    origin === schedulerOrigin &&
    source === frame &&
    (hasFlag(data) || safely(() => hasFlag(JSON.parse(String(data))))),
  'looks one level down': fromScheduler((data) => hasFlag(data) || hasFlag(data['data'])),
  'looks into a list': fromScheduler((data) => hasFlag(data) || hasFlag(data['0'])),
  'looks into a map': fromScheduler(
    (data) => hasFlag(data) || (data instanceof Map && data.get('meetingBookSucceeded') === true),
  ),
  'forgets letter case': fromScheduler((data) =>
    Object.entries(data).some(
      ([key, value]) => key.toLowerCase() === 'meetingbooksucceeded' && value === true,
    ),
  ),
  'trims the name of the flag': fromScheduler((data) =>
    Object.entries(data).some(
      ([key, value]) => key.trim() === 'meetingBookSucceeded' && value === true,
    ),
  ),
  'copies what it reads, prototype included': fromScheduler((data) =>
    hasFlag(Object.assign({}, data)),
  ),
};

describe('the corpus of hostile messages', () => {
  test.each(Object.entries(faultyReaders))('catches a reader that %s', (_fault, isFooled) => {
    expect(isFooled(trueBooking(frame))).toBe(true);
    expect(corpus.filter(isFooled)).not.toEqual([]);
  });
});

describe('the scheduler’s other messages', () => {
  const said = (data: unknown) => readSign({ ...trueBooking(frame), data }, schedulerOrigin, frame);

  test.each([
    ['its greeting', 'readyForConsentListener'],
    ['a word it has not said before', { kind: 'analytics' }],
    ['a booking that failed', { meetingBookFailed: true }],
    ['a height that is no number', { height: '640' }],
    ['a height without end', { height: Number.POSITIVE_INFINITY }],
    ['a height that is not a number', { height: Number.NaN }],
    ['a height below the ground', { height: -640 }],
  ])('%s says that it is there', (_name, data) => {
    expect(said(data)).toEqual({ kind: 'awake' });
  });

  test('a height is read', () => {
    expect(said({ height: 640.4 })).toEqual({ kind: 'height', height: 640.4 });
  });

  test('a height that it has inherited is not', () => {
    expect(said(Object.create({ height: 640 }))).toEqual({ kind: 'awake' });
  });

  test.each([
    [1, 480],
    [480, 480],
    [640.4, 640],
    [1600, 1600],
    [1_000_000, 1600],
  ])('a frame that asks for %d px gets %d', (asked, given) => {
    expect(clampHeight(asked)).toBe(given);
  });
});
