import { expect, test } from 'vitest';
import * as dates from '#lib/dates.ts';

test.each([
  ['formatDate', '12 de marzo de 2026'],
  ['formatMonthOfYear', 'marzo de 2026'],
  ['formatMonthName', 'marzo'],
  ['formatWeekdayDate', 'jueves 12 de marzo'],
  ['formatDayOfMonth', '12 de marzo'],
  ['formatShortDayOfMonth', '12 mar'],
  ['formatStamp', 'jue 12 mar'],
  ['isoDate', '2026-03-12'],
] as const)(
  '%s writes «%s» from the first to the last moment of that day in Argentina',
  (format, words) => {
    expect(dates[format](new Date('2026-03-12T03:00:00.000Z'))).toBe(words);
    expect(dates[format](new Date('2026-03-13T02:59:59.999Z'))).toBe(words);
  },
);

test('a day begins at midnight in Argentina', () => {
  expect(dates.readDay('2026-03-12')).toEqual(new Date('2026-03-12T03:00:00Z'));
});

test.each([
  ['9:05', 1, '9:06'],
  ['09:05', 1, '09:06'],
  ['9:59', 1, '10:00'],
  ['19:40', -1, '19:39'],
])('%s and %i minutes is %s', (hour, minutes, after) => {
  expect(dates.minutesAfter(hour, minutes)).toBe(after);
});
