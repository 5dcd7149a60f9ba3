import { expect, test } from 'vitest';
import { readDay } from '#lib/dates.ts';
import { publicationOf, statusLabelOf } from '#articles/publication.ts';

const day = (text: string) => readDay(text) as Date;
const midnight = Date.parse('2026-03-12T00:00:00-03:00');

test.each([
  ['of a day that begins in Argentina', midnight, false, '2026-03-12', undefined, 'published'],
  ['a millisecond before its day', midnight - 1, false, '2026-03-12', undefined, 'scheduled'],
  ['that is a draft', midnight, true, '2026-03-11', undefined, 'draft'],
  ['that is a draft of tomorrow', midnight, true, '2026-03-13', undefined, 'draft'],
  ['that was withdrawn', midnight, true, '2026-03-13', '/blogs', 'withdrawn'],
])('an article %s', (_which, now, borrador, fecha, retirado, expected) => {
  expect(publicationOf({ borrador, fecha: day(fecha), retirado }, now)).toBe(expected);
});

test.each([
  ['when a scheduled article comes out', false, '2126-03-12', 'sale el 12 de marzo de 2126'],
  ['that an article is a draft', true, '2026-03-12', 'borrador'],
  ['nothing of the kind on a public article', false, '2026-03-12', undefined],
])('an author sees %s', (_what, borrador, fecha, mark) => {
  const words = { draft: 'borrador', scheduled: 'sale el {fecha}' };

  expect(statusLabelOf({ borrador, fecha: day(fecha) } as never, words)).toBe(mark);
});
