import { afterEach, describe, expect, test } from 'vitest';
import { dayKey, daysFromMonday, daysToOffer, isFree } from '#sections/Scheduler/daysFromMonday.ts';

const { TZ: zone } = process.env;

afterEach(() => {
  process.env['TZ'] = zone;
});

/** «2026-11-26», by the clock of the visitor. */
const local = (date: Date) => date.toLocaleDateString('sv');
const days = (now: string, daysOff: string[] = []) =>
  daysFromMonday(
    new Date(now),
    35,
    Object.fromEntries(daysOff.map((day) => [dayKey(day), 'Feriado'])),
  );
const freeDays = (now: string, daysOff: string[] = []) =>
  days(now, daysOff)
    .filter(isFree)
    .map(({ date }) => local(date));

test.each([
  ['a Monday', '2026-11-23T10:00', '2026-11-23'],
  ['a Sunday', '2026-11-29T23:59', '2026-11-23'],
])('the week of %s begins on its Monday', (_day, now, monday) => {
  expect(days(now).map(({ date }) => local(date))[0]).toBe(monday);
});

test.each([
  [
    'a Monday',
    '2026-11-23T10:00',
    ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'],
  ],
  [
    'a Friday',
    '2026-11-27T10:00',
    ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
  ],
  [
    'a Saturday',
    '2026-11-28T00:00',
    ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'],
  ],
  [
    'a Sunday',
    '2026-11-29T23:59',
    ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'],
  ],
  [
    'the last of a year',
    '2026-12-31T12:00',
    ['2027-01-01', '2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07'],
  ],
])(
  'after %s come the days from Monday to Friday before which a working day passes',
  (_day, now, expected) => {
    expect(freeDays(now).slice(0, 5)).toEqual(expected);
  },
);

test('a day off is not free', () => {
  expect(freeDays('2026-12-03T10:00', ['2026-12-07', '2026-12-08']).slice(0, 2)).toEqual([
    '2026-12-04',
    '2026-12-09',
  ]);
});

describe('the ten days to choose from', () => {
  const offered = (daysOff: string[]) => daysToOffer(days('2026-11-27T10:00', daysOff));
  const secondWeek = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'];

  test('have the days off among them, each with its word', () => {
    const daysOff = ['2026-12-07', '2026-12-08'];
    expect(offered(daysOff).map(({ date }) => local(date))).toEqual([
      ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
      ...secondWeek,
    ]);
    expect(offered(daysOff).map(({ dayOff }) => dayOff)).toEqual([
      ...Array.from({ length: 5 }),
      ...['Feriado', 'Feriado', undefined, undefined, undefined],
    ]);
  });

  test('begin with a free one', () => {
    const [first, ...others] = offered(['2026-11-30', '2026-12-01']);
    expect(local((first as { date: Date }).date)).toBe('2026-12-02');
    expect(others).toHaveLength(9);
  });
});

describe.each([
  // Time zones where it is already tomorrow, where it is still yesterday, and where one of the days has no midnight.
  ['Pacific/Auckland', '2026-11-26T12:00:00Z', ['2026-11-30', '2026-12-01']],
  ['America/Argentina/Buenos_Aires', '2026-11-26T01:00:00Z', ['2026-11-26', '2026-11-27']],
  ['America/Santiago', '2026-09-04T15:00:00Z', ['2026-09-07', '2026-09-08']],
])('for a visitor in %s', (itsZone, now, expected) => {
  test('the days follow today as it is there', () => {
    process.env['TZ'] = itsZone;

    expect(freeDays(now).slice(0, 2)).toEqual(expected);
    expect(freeDays(now, expected.slice(0, 1))[0]).toBe(expected[1]);
  });
});
