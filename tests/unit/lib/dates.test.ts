import { expect, test } from 'vitest';
import * as dates from '#lib/dates.ts';

const day = (words: string) => new Date(`${words}T00:00:00Z`);

test.each([
  ['formatDate', '12 de marzo de 2026'],
  ['formatMonth', 'marzo de 2026'],
  ['formatMonthName', 'marzo'],
  ['formatWeekday', 'jueves 12 de marzo'],
  ['formatDayOfMonth', '12 de marzo'],
  ['formatDayMonth', '12 mar'],
  ['formatStamp', 'jue 12 mar'],
  ['formatSlashed', '12/3'],
  ['isoDate', '2026-03-12'],
] as const)('%s: «%s», in UTC up to the last millisecond of the day', (format, words) => {
  expect(dates[format](day('2026-03-12'))).toBe(words);
  expect(dates[format](new Date('2026-03-12T23:59:59.999Z'))).toBe(words);
});
