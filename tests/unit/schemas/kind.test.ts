import { z } from 'astro/zod';
import { describe as schemaOf } from '#schemas/describe.ts';
import { describe, expect, test } from 'vitest';
import { callToAction, drawing, headline, text } from '#schemas/fields.ts';
import { firstOf, folderOf, isWords, kindAt } from '#schemas/kind.ts';
import { site } from '#schemas/site.ts';

const card = z.strictObject({
  title: text('el título', { max: 9 }).min(2).optional().meta({ title: 'Título' }),
  actions: z.array(callToAction).max(2),
  logo: drawing('«logo»', 'logo').nullable(),
});

describe('what a field is', () => {
  test.each([
    [['title'], 'words'],
    [['actions', 1, 'cta'], 'tracking id'],
    [['actions', 0, 'href'], 'link'],
    [['logo'], 'logo'],
    [['actions'], undefined],
    [['actions', 0, 'label', 'inside'], undefined],
    [['unknown'], undefined],
  ])('is told of %j', (path, kind) => {
    expect(kindAt(card, path)).toBe(kind);
  });

  test('is told of the whole site', () => {
    expect(kindAt(site, ['stores', 'appStore', 'badge'])).toBe('badge');
    expect(kindAt(site, ['footer', 'social', 0, 'network'])).toBe('social network');
    expect(kindAt(site, ['video', 'uploaded'])).toBe('day');
  });
});

test('words are what a visitor reads or hears', () => {
  expect([isWords('headline'), isWords('chat message')]).toEqual([true, true]);
  expect([isWords('link'), isWords(undefined)]).toEqual([false, false]);
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

test('a drawing has a folder, and nothing else has', () => {
  expect(folderOf('scene')).toBe('src/assets/scenes');
  expect(folderOf('link')).toBeUndefined();
  expect(folderOf(undefined)).toBeUndefined();
});

test.each([
  ['between two', z.array(z.string()).min(1).max(8), { minItems: 1, maxItems: 8 }],
  ['exactly as many', z.array(z.string()).length(3), { minItems: 3, maxItems: 3 }],
  ['a number’s', z.int().min(0).max(100), { minimum: 0, maximum: 100 }],
  ['of a text that may be null', card.shape.title.nullable(), { maxLength: 9, isNullable: true }],
])('the limits of a schema: %s', (_, schema, limits) => {
  expect(schemaOf(schema)).toMatchObject(limits);
});
