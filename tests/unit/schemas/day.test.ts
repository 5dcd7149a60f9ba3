import { expect, test } from 'vitest';
import { day } from '#schemas/day.ts';

const published = day('«fecha», el día de publicación');

test.each([
  ['text', '2026-03-12'],
  ['a date, as some YAML parsers read it', new Date('2026-03-12')],
])('%s names the day that begins at midnight in Argentina', (_what, value) => {
  expect(published.parse(value)).toEqual(new Date('2026-03-12T03:00:00Z'));
});
