import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { articleSchema } from '#articles/articleSchema.ts';
import { checklistSchema } from '#checklists/checklistSchema.ts';
import { fieldSchemaOf, type FieldSchema } from '#schemas/fieldSchema.ts';
import { legalSchema } from '#legal/legalSchema.ts';
import { sampleNetworkSchema } from '#sampleNetwork/sampleNetworkSchema.ts';
import { siteSchema } from '#site/siteSchema.ts';
import { pageSchema, type PageName } from '#sections/pages.copy.ts';
import { readMdxFile, readYamlFile, writeMdxFile, writeYamlFile } from '#tools/editor/formats.ts';
import { FRONTMATTER } from '#tools/frontmatter.ts';
import { contentFolderOf, withSettings } from '#tests/support/sites/variants.ts';

// An author may empty every field that may be left out, in every form of the editor.

const folder = contentFolderOf('fixture');
const pageNameOf = (file: string) => file.slice('pages/'.length, -'.yaml'.length) as PageName;

/** The schema of a content file; an article's cover may be anything here. */
function schemaOf(file: string): z.ZodType {
  if (file === 'site.yaml') return siteSchema;
  if (file === 'red.yaml') return sampleNetworkSchema;
  if (file.startsWith('pages/')) return pageSchema(pageNameOf(file));
  if (file.startsWith('checklists/')) return checklistSchema;
  return file.startsWith('legal/') ? legalSchema : articleSchema({ image: () => z.any() as never });
}

/** The text of a content file; the settings have what the fixture's own `site.yaml` leaves out. */
function textOf(file: string): string {
  const text = readFileSync(join(folder, file), 'utf8');
  return file === 'site.yaml' ? withSettings(text).toString({ lineWidth: 0 }) : text;
}

type Path = (string | number)[];

/** The paths of the fields in `data` that may be left out, each in every element of a list. */
function optionalPaths(field: FieldSchema, data: unknown, path: Path = []): Path[] {
  const { properties = {}, required = [], items } = field;
  if (Array.isArray(data)) {
    return data.flatMap((element, index) => optionalPaths(items ?? {}, element, [...path, index]));
  }
  return Object.entries(properties).flatMap(([name, inner]) => {
    const value = Reflect.get(Object(data), name) as unknown;
    if (value === undefined) return [];
    const here = [...path, name];
    const mayGo = !required.includes(name) || inner.minItems === 0;
    return [...(mayGo ? [here] : []), ...optionalPaths(inner, value, here)];
  });
}

/** What the editor holds when each field of `value` has been emptied. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return '';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
}

function emptiedAt(data: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return emptied(data);
  if (Array.isArray(data)) {
    return data.map((element, index) => (index === step ? emptiedAt(element, rest) : element));
  }
  const block = data as Record<string, unknown>;
  return { ...block, [step]: emptiedAt(block[step], rest) };
}

const files = globSync('**/*.{yaml,mdx}', { cwd: folder })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

describe.each(files)('%s', (file) => {
  const isMdx = file.endsWith('.mdx');
  const schema = schemaOf(file);
  const data = isMdx ? readMdxFile(textOf(file)) : readYamlFile(textOf(file));

  // Elements of a list have the same fields: each field is emptied in the first element that has it.
  const paths = optionalPaths(fieldSchemaOf(schema), data);
  const inFirst = Map.groupBy(paths, (path) =>
    path.filter((step) => typeof step === 'string').join(),
  );

  test('stays valid when a field that may be left out is emptied', () => {
    const wrong = [...inFirst.values()].flatMap(([path = []]) => {
      const after = emptiedAt(data, path) as typeof data;
      const written = isMdx
        ? (FRONTMATTER.exec(writeMdxFile(after))?.[1] ?? '')
        : writeYamlFile(after);
      const { error } = schema.safeParse(parse(written));
      // What fields say of each other is another matter: a field may be needed because of another one.
      const issues = (error?.issues ?? []).filter(({ code }) => code !== 'custom');
      return issues.map((issue) => `${path.join('.')} → ${issue.path.join('.')}: ${issue.message}`);
    });

    expect(wrong).toEqual([]);
  });
});
