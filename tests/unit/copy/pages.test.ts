import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { pageCopy, pageNames, pageSchema } from '#copy/pages.ts';
import { routeNames } from '#lib/routes.ts';
import { networkSchema } from '#schemas/network.ts';
import { site } from '#schemas/site.ts';
import { contentFolder } from '#tests/support/variants.ts';

test('every page of the route table has its words, and so have the errors and the articles', () => {
  expect([...pageNames].sort()).toEqual([...routeNames, '404', '500', 'articulo'].sort());
});

const seo = { title: 'Registro | Lineo', description: 'x'.repeat(60) };

test.each<[value: unknown, ...messages: string[]]>([
  [{ page: 'registro', seo, title: 'Registro' }],
  [
    { page: 'registro', seo, title: 'Registro', hero: {} },
    ': No se conoce la clave «hero». Acá van: page, seo, title.',
  ],
  [
    { page: '500', seo: { ...seo, title: '' }, action: { cta: 'ir', href: '/' } },
    'seo.title: Escribí el título para buscadores: está en blanco.',
    'title: Falta el título del error.',
    'text: Falta el texto del error.',
    'action.label: Falta el texto del botón.',
  ],
  ['hola', ': El archivo tiene que ser un bloque con campos'],
])('a page’s file holds what its page has: %j', (value, ...messages) => {
  const issues = pageCopy.safeParse(value).error?.issues ?? [];

  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  );
});

test.each([undefined, 'inicio', 404])('a page’s file names its page: not %j', (page) => {
  const [issue] = pageSchema('404').safeParse({ page }).error?.issues ?? [];

  expect(issue?.message).toContain("Escribí «page: '404'», como el nombre del archivo.");
});

const read = (file: string): unknown => parse(readFileSync(join(contentFolder, file), 'utf8'));

/** Every block of some data, at any depth. */
const blocksIn = (data: unknown): Record<string, unknown>[] => {
  if (typeof data !== 'object' || data === null) return [];
  const inner = Object.values(data).flatMap(blocksIn);
  return Array.isArray(data) ? inner : [data as Record<string, unknown>, ...inner];
};

test.each<[file: string, schema: z.ZodType]>([
  ['site.yaml', site],
  ['red.yaml', networkSchema],
  ...pageNames.map((name): [string, z.ZodType] => [`pages/${name}.yaml`, pageSchema(name)]),
])('no block of %s takes a key that nobody knows', (file, schema) => {
  const data = read(file);

  expect(schema.safeParse(data).success).toBe(true);
  for (const block of blocksIn(data)) {
    block['desconocida'] = 'x';
    expect(schema.safeParse(data).success, Object.keys(block).join(', ')).toBe(false);
    delete block['desconocida'];
  }
});
