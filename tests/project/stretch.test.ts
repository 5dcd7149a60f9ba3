import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { pageHeadCopy } from '#sections/PageHead/PageHead.copy.ts';
import { day } from '#schemas/day.ts';
import { fieldSchemaOf } from '#schemas/fieldSchema.ts';
import { stretch } from '#tests/support/sites/stretch.ts';

const head = {
  eyebrow: 'Soluciones',
  title: 'Lineo, hoy, en números',
  lead: 'Una entradilla.',
  more: [{ label: 'Cómo se empieza', href: '/app' }],
};

test('the site «most» has doubled texts and full lists', () => {
  expect(stretch(fieldSchemaOf(pageHeadCopy), head, 'most')).toMatchObject({
    title: 'Lineo, hoy, en números Lineo, hoy, en números',
    more: [{}, {}, { label: 'Cómo se empieza Cómo se empie 2', href: '/app' }],
  });
});

test('the site «least» has texts of two words, and nothing that may be left out', () => {
  expect(stretch(fieldSchemaOf(pageHeadCopy), head, 'least')).toEqual({
    eyebrow: 'Soluciones',
    title: 'Lineo, hoy,',
    lead: 'Una entradilla.',
  });
});

test('a day that is repeated in a list within a list is another day each time', () => {
  const days = z.array(day('«dia», el día').array().max(2)).max(2);

  expect(stretch(fieldSchemaOf(z.object({ days })), { days: [['2026-06-01']] }, 'most')).toEqual({
    days: [
      ['2026-06-01', '2026-06-02'],
      ['2026-06-02', '2026-06-03'],
    ],
  });
});
