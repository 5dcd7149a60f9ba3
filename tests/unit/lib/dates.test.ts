import { describe, expect, test } from 'vitest';
import { formatDate, formatMonth, isoDate, readDay } from '#lib/dates.ts';

const day = (words: string) => new Date(`${words}T00:00:00Z`);

describe('a date in words', () => {
  test.each([
    ['2026-03-12', '12 de marzo de 2026', 'marzo de 2026'],
    ['2026-01-01', '1 de enero de 2026', 'enero de 2026'],
    ['2025-12-31', '31 de diciembre de 2025', 'diciembre de 2025'],
    ['2028-02-29', '29 de febrero de 2028', 'febrero de 2028'],
  ])('%s is «%s», in «%s»', (iso, long, month) => {
    expect(formatDate(day(iso))).toBe(long);
    expect(formatMonth(day(iso))).toBe(month);
    expect(isoDate(day(iso))).toBe(iso);
  });

  test('is the day in UTC up to its last millisecond', () => {
    const lateEvening = new Date('2026-03-31T23:59:59.999Z');

    expect(formatDate(lateEvening)).toBe('31 de marzo de 2026');
    expect(formatMonth(lateEvening)).toBe('marzo de 2026');
  });

  test('can’t be made of a date that is none', () => {
    expect(() => isoDate(new Date('ayer'))).toThrow(RangeError);
  });
});

describe('a day that was written', () => {
  test.each(['2026-03-12', '2028-02-29', '1999-12-31'])('%s is that day, in UTC', (words) => {
    expect(readDay(words)).toEqual(day(words));
  });

  test.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '03/04/2026',
    '2026-3-12',
    '2026-03-12T10:00:00Z',
    ' 2026-03-12',
    '2026',
    'ayer',
    '',
  ])('«%s» is no day', (words) => {
    expect(readDay(words)).toBeNull();
  });
});
