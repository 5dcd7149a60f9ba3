import type { z } from 'astro/zod';
import { pageNames, pageSchema } from '#sections/pages.copy.ts';
import { errorRoute, notFoundRoute, routes } from '#lib/routes.ts';
import { fieldSchemaOf, type FieldSchema } from '#schemas/fieldSchema.ts';
import { siteSchema } from '#schemas/site.ts';

/** A block of a page: its fields, its key in the content (`inicio.hero`) and the page that shows it. */
interface Block {
  schema: FieldSchema;
  uses: { key: string; path: string }[];
}

/** The blocks of a content file, each with its key in the file, its schema and its JSON Schema. */
const blocksIn = (file: z.ZodObject): [string, z.ZodType, FieldSchema][] =>
  Object.entries(file.shape)
    .map(([key, fields]): [string, z.ZodType, FieldSchema] => {
      const schema = fields as z.ZodType;
      return [key, schema, fieldSchemaOf(schema)];
    })
    .filter(([, , { properties, items }]) => properties ?? items);

/**
 * Every block that pages are made of, in the order in which the pages first use it. `articlePath` is the path of an
 * article.
 */
export function blocksOfPages(articlePath: string): Block[] {
  const paths: Record<string, string> = {
    articulo: articlePath,
    '404': notFoundRoute.path,
    '500': errorRoute.path,
  };
  for (const [name, { path }] of Object.entries(routes)) paths[name] = path;

  const blocks = new Map<z.ZodType, Block>();
  for (const name of pageNames) {
    for (const [key, fields, schema] of blocksIn(pageSchema(name))) {
      const block = blocks.get(fields) ?? { schema, uses: [] };
      block.uses.push({ key: `${name}.${key}`, path: paths[name] ?? '/' });
      blocks.set(fields, block);
    }
  }
  return [...blocks.values()];
}

/** The blocks of `site.yaml`, which all pages share. */
export const blocksOfSite: Block[] = blocksIn(siteSchema).map(([key, , schema]) => ({
  schema,
  uses: [{ key: `site.${key}`, path: routes.inicio.path }],
}));
