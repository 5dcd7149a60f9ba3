import { booking, schedulerOrigin } from './hubspotMeetings.ts';

/**
 * The window that sends a message:
 * - `scheduler`: the scheduler's own frame;
 * - `led`: the scheduler's own frame, after it has been led to another host;
 * - `nested`: a frame inside the scheduler's, of whatever host;
 * - `sandboxed`, `data`, `srcdoc`: such a frame inside the scheduler's;
 * - `sibling`: another frame of the page itself;
 * - `popup`: a window that the page has opened;
 * - `page`: the page itself;
 * - `none`: no window can send it, only a listener can be told so.
 */
export type Sender =
  | 'scheduler'
  | 'led'
  | 'nested'
  | 'sandboxed'
  | 'data'
  | 'srcdoc'
  | 'sibling'
  | 'popup'
  | 'page'
  | 'none';

/** A message that is no booking, however much it looks like one. */
export interface HostileMessage {
  name: string;
  sender: Sender;
  /** Where it says it comes from, as the browser tells the page. */
  origin: string;
  /** Makes what it carries; self-contained, so that any window can run it. */
  payload: () => unknown;
}

/** The origin of the tests' site: what the page sends to itself comes from there. */
export const OWN_ORIGIN = 'own';

const flag = () => ({ meetingBookSucceeded: true });

const from = (sender: Sender, origins: Record<string, string>): HostileMessage[] =>
  Object.entries(origins).map(([name, origin]) => ({ name, sender, origin, payload: flag }));

const scheduler = (payloads: Record<string, () => unknown>): HostileMessage[] =>
  Object.entries(payloads).map(([name, payload]) => ({
    name,
    sender: 'scheduler',
    origin: schedulerOrigin,
    payload,
  }));

/** Hosts that are not the scheduler's, however much they look like it. */
const lookAlikes: Record<string, string> = {
  'the host as a prefix of another': `${schedulerOrigin}.evil.example`,
  'the host as a prefix without a dot': `${schedulerOrigin}munity.example`,
  'the host in another country': `${schedulerOrigin}.ar`,
  'the host with a dot at its end': `${schedulerOrigin}.`,
  'the host at another port': `${schedulerOrigin}:8443`,
  'the host one letter short': 'https://meetings.hubspot.co',
  'the host in another zone': 'https://meetings.hubspot.net',
  'the host with a dash for the dot': 'https://meetings-hubspot.com',
  'the host without the dot': 'https://meetingshubspot.com',
  'the host with any letter for the dot': 'https://meetingsXhubspot.com'.toLowerCase(),
  'the host in letters that look alike': 'https://meetings.xn--hubspt-zxa.com',
  'a host that ends like it': 'https://evil-meetings.hubspot.com',
  'a host that ends like its domain': 'https://evilhubspot.com',
  'a host under it': 'https://evil.meetings.hubspot.com',
  'its domain': 'https://hubspot.com',
  'its domain’s site': 'https://www.hubspot.com',
  'the vendor’s portal': 'https://app.hubspot.com',
  'the vendor’s region eu1': 'https://meetings-eu1.hubspot.com',
  'the vendor’s region na2': 'https://meetings-na2.hubspot.com',
  'the vendor’s region na3': 'https://meetings-na3.hubspot.com',
  'the vendor’s region ap1': 'https://meetings-ap1.hubspot.com',
  'the vendor’s test system': 'https://meetings.hubspotqa.com',
  'the host of the embed script': 'https://static.hsappstatic.net',
  'the host of the form': 'https://forms.hsforms.com',
  'the host of the video': 'https://www.youtube-nocookie.com',
  'a host named after the vendor': 'https://hubspot.evil.example',
};

/** True bookings from where none can come. */
const wrongSenders: HostileMessage[] = [
  ...from('nested', {
    ...lookAlikes,
    'the same host in a frame of the scheduler': schedulerOrigin,
  }),
  ...from(
    'led',
    Object.fromEntries(
      Object.entries({
        ...lookAlikes,
        'any site': 'https://evil.example',
        'the host without encryption': schedulerOrigin.replace('https:', 'http:'),
      }).map(([name, origin]) => [`the scheduler’s frame, led to ${name}`, origin]),
    ),
  ),
  ...from('srcdoc', { 'a frame without address of the scheduler': schedulerOrigin }),
  ...from('sandboxed', { 'a sandboxed frame of the same host': 'null' }),
  ...from('data', { 'a frame made of data': 'null' }),
  ...from('sibling', { 'another frame of the same host in the page': schedulerOrigin }),
  ...from('popup', {
    'another window of the same host': schedulerOrigin,
    'the host without encryption': schedulerOrigin.replace('https:', 'http:'),
    'a look-alike in another window': `${schedulerOrigin}.evil.example`,
  }),
  ...from('page', { 'the page itself': OWN_ORIGIN }),
  ...['null', '', 'file://'].map((origin): HostileMessage => ({
    name: `the scheduler’s frame, with «${origin}» for an origin`,
    sender: 'none',
    origin,
    payload: flag,
  })),
];

/** What the scheduler itself may say without anybody having booked. */
const wrongPayloads = scheduler({
  'true as a word': () => ({ meetingBookSucceeded: 'true' }),
  'yes as a word': () => ({ meetingBookSucceeded: 'yes' }),
  one: () => ({ meetingBookSucceeded: 1 }),
  'one as a word': () => ({ meetingBookSucceeded: '1' }),
  'one without end': () => ({ meetingBookSucceeded: 1n }),
  'a list with true': () => ({ meetingBookSucceeded: [true] }),
  'a list with one': () => ({ meetingBookSucceeded: [1] }),
  'an empty list': () => ({ meetingBookSucceeded: [] }),
  'an object': () => ({ meetingBookSucceeded: {} }),
  'an object with true': () => ({ meetingBookSucceeded: { value: true } }),
  'true in a wrapper': () => ({ meetingBookSucceeded: Object(true) }),
  'a date': () => ({ meetingBookSucceeded: new Date(0) }),
  false: () => ({ meetingBookSucceeded: false }),
  nothing: () => ({ meetingBookSucceeded: null }),
  undefined: () => ({ meetingBookSucceeded: undefined }),
  'the payload without the flag': () => ({
    meetingsPayload: { bookingResponse: { event: { duration: 1800000 } } },
  }),
  'a booking that failed': () => ({ meetingBookFailed: true }),
  'the flag in other letter case': () => ({ MeetingBookSucceeded: true }),
  'the flag in lower case': () => ({ meetingbooksucceeded: true }),
  'the flag with a space': () => ({ 'meetingBookSucceeded ': true }),
  'the flag with an unseen letter': () => ({ 'meetingBookSucceeded\u200b': true }),
  'the flag one level down': () => ({ data: { meetingBookSucceeded: true } }),
  'the flag in the payload': () => ({ meetingsPayload: { meetingBookSucceeded: true } }),
  'the flag as a type': () => ({ type: 'meetingBookSucceeded', value: true }),
  'the name of our event': () => ({ event: 'hubspot_meeting_booked' }),
  'a form’s event': () => ({ type: 'hsFormCallback', eventName: 'onFormSubmitted' }),
  'a booking in a list': () => [{ meetingBookSucceeded: true }],
  'a booking in a map': () => new Map([['meetingBookSucceeded', true]]),
  'a booking in a set': () => new Set(['meetingBookSucceeded', true]),
  'a booking in an error': () => new Error('{"meetingBookSucceeded":true}'),
  'a booking as text': () => '{"meetingBookSucceeded":true}',
  'the flag as text': () => 'meetingBookSucceeded',
  'the greeting and the flag as text': () => 'readyForConsentListener meetingBookSucceeded=true',
  'a booking as bytes': () => new TextEncoder().encode('{"meetingBookSucceeded":true}'),
  'a booking in the prototype': () => JSON.parse('{"__proto__":{"meetingBookSucceeded":true}}'),
  'a booking in the constructor': () => ({
    constructor: { prototype: { meetingBookSucceeded: true } },
  }),
  'true alone': () => true,
  'one alone': () => 1,
  'nothing alone': () => null,
  'undefined alone': () => undefined,
  'no number alone': () => Number.NaN,
  'a list alone': () => [true],
  'an object without end': () => {
    const endless: Record<string, unknown> = { height: 'tall' };
    endless['self'] = endless;
    return endless;
  },
  'an object a thousand levels deep': () => {
    let deep: unknown = { meetingBookSucceeded: true };
    for (let level = 0; level < 1000; level += 1) deep = { data: deep };
    return deep;
  },
  'an object with ten thousand keys': () =>
    Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`booked${index}`, true])),
  'a text of a hundred thousand letters': () => 'meetingBookSucceeded'.repeat(5000),
});

/** All of them: none may count as a booking. */
export const hostileMessages: readonly HostileMessage[] = [...wrongSenders, ...wrongPayloads];

/** The true one, as a listener is told of it. */
export const trueBooking = (frame: unknown) => ({
  origin: schedulerOrigin,
  source: frame,
  data: structuredClone<unknown>(booking),
});
