import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { pageHeadCopy } from '#sections/PageHead/PageHead.copy.ts';
import { day } from '#schemas/day.ts';
import { fieldSchemaOf } from '#schemas/fieldSchema.ts';
import { resizeContent } from '#tests/support/sites/resizeContent.ts';

const head = {
  eyebrow: 'Soluciones',
  title: 'Lineo, hoy, en números',
  lead: 'Una entradilla.',
  more: [{ label: 'Cómo se empieza', href: '/app' }],
};

test('the site «longest» has doubled texts and full lists', () => {
  expect(resizeContent(fieldSchemaOf(pageHeadCopy), head, 'longest')).toMatchObject({
    title: 'Lineo, hoy, en números Lineo, hoy, en números',
    more: [{}, {}, { label: 'Cómo se empieza Cómo se empie 2', href: '/app' }],
  });
});

test('the site «shortest» has texts of two words, and nothing that may be left out', () => {
  expect(resizeContent(fieldSchemaOf(pageHeadCopy), head, 'shortest')).toEqual({
    eyebrow: 'Soluciones',
    title: 'Lineo, hoy,',
    lead: 'Una entradilla.',
  });
});

test('a day that is repeated in a list within a list is another day each time', () => {
  const days = z.array(day('«dia», el día').array().max(2)).max(2);

  expect(
    resizeContent(fieldSchemaOf(z.object({ days })), { days: [['2026-06-01']] }, 'longest'),
  ).toEqual({
    days: [
      ['2026-06-01', '2026-06-02'],
      ['2026-06-02', '2026-06-03'],
    ],
  });
});
