import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { callToAction, drawing, headline, text } from '#schemas/fields.ts';
import { firstOf, kindAt } from '#schemas/kind.ts';

const card = z.strictObject({
  title: text('el título', { max: 9 }).optional().meta({ title: 'Título' }),
  actions: z.array(callToAction).max(2),
  logo: drawing('«logo»', 'logo').nullable(),
});

test.each([
  [['title'], 'words'],
  [['actions', 1, 'cta'], 'tracking id'],
  [['actions', 0, 'href'], 'link'],
  [['logo'], 'logo'],
  [['actions'], undefined],
  [['actions', 0, 'label', 'inside'], undefined],
  [['unknown'], undefined],
])('the field at %j is of the kind %s', (path, kind) => {
  expect(kindAt(card, path)).toBe(kind);
});

test('the first of a kind is told from its schema, whatever its fields are called', () => {
  const page = z.strictObject({
    seo: z.strictObject({ title: text('el título', { max: 9 }) }),
    top: z.strictObject({ words: headline('el titular', { max: 9 }) }).optional(),
    more: headline('otro', { max: 9 }),
  });

  const data = { seo: { title: 'a' }, top: { words: 'b' }, more: 'c' };
  expect(firstOf('headline', page, data)).toBe('b');
  expect(firstOf('headline', page, { ...data, top: undefined })).toBe('c');
  expect(firstOf('link', page, data)).toBeUndefined();
});
