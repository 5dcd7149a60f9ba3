import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { pageNames, pageSchema } from '#copy/pages.ts';
import { networkSchema } from '#schemas/network.ts';
import { site } from '#schemas/site.ts';
import { contentFolder } from '#tests/support/variants.ts';

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

  expect(schema.safeParse(data).error).toBeUndefined();
  for (const block of blocksIn(data)) {
    block['desconocida'] = 'x';
    expect(schema.safeParse(data).success, Object.keys(block).join(', ')).toBe(false);
    delete block['desconocida'];
  }
});
