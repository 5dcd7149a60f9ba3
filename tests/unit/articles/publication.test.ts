import { expect, test } from 'vitest';
import { publicationOf } from '#articles/publication.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const midnight = Date.parse('2026-03-12T00:00:00Z');

test.each([
  ['of the day before', midnight, false, '2026-03-11', undefined, 'published'],
  ['of a day that begins, in UTC', midnight, false, '2026-03-12', undefined, 'published'],
  ['a millisecond before its day', midnight - 1, false, '2026-03-12', undefined, 'scheduled'],
  ['that is a draft', midnight, true, '2026-03-11', undefined, 'draft'],
  ['that is a draft of tomorrow', midnight, true, '2026-03-13', undefined, 'draft'],
  ['that was withdrawn', midnight, true, '2026-03-13', '/blogs', 'withdrawn'],
])('an article %s', (_which, now, borrador, fecha, retirado, expected) => {
  expect(publicationOf({ borrador, fecha: day(fecha), retirado }, now)).toBe(expected);
});
