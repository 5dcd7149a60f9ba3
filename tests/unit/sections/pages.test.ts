import { expect, test } from 'vitest';
import type { z } from 'astro/zod';
import { pageNames, pageSchema } from '#sections/pages.copy.ts';
import { checklistSchema } from '#schemas/checklist.ts';
import { fieldSchemaOf } from '#schemas/fieldSchema.ts';
import { networkSchema } from '#schemas/network/networkSchema.ts';
import { siteSchema } from '#schemas/site.ts';

test.each<[file: string, schema: z.ZodType]>([
  ['site.yaml', siteSchema],
  ['red.yaml', networkSchema],
  ['checklists', checklistSchema],
  ...pageNames.map((name): [string, z.ZodType] => [`pages/${name}.yaml`, pageSchema(name)]),
])('an unknown key is refused everywhere in %s', (_file, schema) => {
  const description = JSON.stringify(fieldSchemaOf(schema));
  const blocks = description.match(/"type":"object"/g) ?? [];

  expect(blocks).not.toEqual([]);
  expect(description.match(/"additionalProperties":false/g)).toHaveLength(blocks.length);
});
