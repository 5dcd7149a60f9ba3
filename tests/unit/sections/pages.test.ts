import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'astro/zod';
import { pageNames, pageSchema } from '#sections/pages.copy.ts';
import { checklistSchema } from '#checklists/checklistSchema.ts';
import { fieldSchemaOf } from '#schemas/fieldSchema.ts';
import { sampleNetworkSchema } from '#sampleNetwork/sampleNetworkSchema.ts';
import { siteSchema } from '#site/siteSchema.ts';
import { projectRoot } from '#tools/projectRoot.ts';

interface Block {
  type?: unknown;
  additionalProperties?: unknown;
}

/** Every description of an object in a JSON schema. */
const objectsIn = (part: unknown): Block[] =>
  typeof part === 'object' && part !== null
    ? [
        ...('type' in part && part.type === 'object' ? [part] : []),
        ...Object.values(part).flatMap(objectsIn),
      ]
    : [];

test.each<[file: string, schema: z.ZodType]>([
  ['site.yaml', siteSchema],
  ['red.yaml', sampleNetworkSchema],
  ['checklists', checklistSchema],
  ...pageNames.map((name): [string, z.ZodType] => [`pages/${name}.yaml`, pageSchema(name)]),
])('an unknown key is refused everywhere in %s', (_file, schema) => {
  const blocks = objectsIn(fieldSchemaOf(schema));

  expect(blocks).not.toEqual([]);
  expect(blocks.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([]);
});

/** What a page takes itself, in no section. */
const ofThePage = ['page', 'seo', 'title', 'text', 'notice', 'action', 'demo', 'whatsapp'];

test.each(pageNames)('each key of %s has the name of the folder whose words it has', (name) => {
  const keys = Object.keys(pageSchema(name).shape).filter((key) => !ofThePage.includes(key));
  const lost = keys.filter((key) => {
    const folder = key.charAt(0).toUpperCase() + key.slice(1);
    const copy = `${folder}/${folder}.copy.ts`;
    return !['sections', 'screens', 'components'].some((above) =>
      existsSync(`${projectRoot}/src/${above}/${copy}`),
    );
  });

  expect(lost).toEqual([]);
});
