import { expect, test } from 'vitest';
import { publicationOf } from '#articles/publication.ts';

const now = Date.parse('2026-03-12T15:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['of yesterday', false, '2026-03-11', 'published'],
  ['of today', false, '2026-03-12', 'published'],
  ['of tomorrow', false, '2026-03-13', 'scheduled'],
  ['of the next century', false, '2126-03-12', 'scheduled'],
  ['that is a draft', true, '2026-03-11', 'draft'],
  ['that is a draft of tomorrow', true, '2026-03-13', 'draft'],
])('an article %s', (_which, borrador, fecha, expected) => {
  expect(publicationOf({ borrador, fecha: day(fecha) }, now)).toBe(expected);
});

test('an article comes out as its day begins, in UTC', () => {
  const fecha = day('2026-03-12');

  expect(publicationOf({ borrador: false, fecha }, fecha.getTime() - 1)).toBe('scheduled');
  expect(publicationOf({ borrador: false, fecha }, fecha.getTime())).toBe('published');
});

test('an article that was withdrawn is, whatever else it says', () => {
  const fecha = day('2026-03-11');

  expect(publicationOf({ borrador: true, fecha, retirado: '/blogs' }, now)).toBe('withdrawn');
});
