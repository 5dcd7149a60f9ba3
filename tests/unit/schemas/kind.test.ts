import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { callToAction, drawing, text } from '#schemas/fields.ts';
import { kindAt } from '#schemas/kind.ts';

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
