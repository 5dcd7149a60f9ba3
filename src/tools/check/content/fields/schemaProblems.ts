import type { z } from 'astro/zod';
import { fieldAt } from '#schemas/fieldSchema.ts';
import { problemAtField, type ContentFile } from '#tools/check/content/contentFile.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { suggestFix } from './suggestFix.ts';
import { exampleFor } from './exampleFor.ts';
import { valueAt } from './values.ts';

/** The schema's message about a field and, if it can be known, what to write. */
function explain(content: ContentFile, issue: z.core.$ZodIssue): string {
  const { path, message, input } = issue;
  const key = path.at(-1);
  if (typeof key !== 'string') return message;
  if (input === undefined || input === null) {
    const { required = [] } = fieldAt(content.schema, path.slice(0, -1)) ?? {};
    const mayBeLeftOut = input === null && !required.includes(key);
    const way = mayBeLeftOut ? ` Si no va, borrá la línea de «${key}:».` : '';
    return message + exampleFor(key, fieldAt(content.schema, path)) + way;
  }
  return message + suggestFix(content, issue, key);
}

/**
 * Blocks that are empty because their fields stand below them without the two spaces of indentation. Finds them among
 * the unknown `keys` of the block at `path`.
 * @returns the path and name of each empty block, and the keys of its fields, which are misplaced
 */
function blocksOf({ schema, source }: ContentFile, path: readonly PropertyKey[], keys: string[]) {
  return Object.entries(valueAt(source.data, path) ?? {}).flatMap(([name, value]) => {
    const { properties = {} } = fieldAt(schema, [...path, name]) ?? {};
    const misplaced = keys.filter((key) => Object.hasOwn(properties, key));
    return value === null && misplaced.length > 0
      ? [{ path: [...path, name], name, misplaced }]
      : [];
  });
}

/** The schema's problems with the data; each unknown key is reported at its own line. */
export function schemaProblems(content: ContentFile): Problem[] {
  const { error } = content.schema.safeParse(content.source.data, { reportInput: true });
  const issues = error?.issues ?? [];
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const blocks = unknown.flatMap(({ path, keys }) => blocksOf(content, path, keys));
  const isOfBlock = (path: readonly PropertyKey[]) =>
    blocks.some((block) => block.path.join() === path.join());
  return [
    ...blocks.map(({ path, name, misplaced }) => {
      const fields = new Intl.ListFormat('es').format(misplaced.map((key) => `«${key}:»`));
      const message = `Los campos de «${name}» (${fields}) van dos espacios más a la derecha que «${name}:».`;
      return problemAtField(content, path, message);
    }),
    ...issues.flatMap((issue) => {
      if (isOfBlock(issue.path)) return [];
      if (issue.code !== 'unrecognized_keys') {
        return [problemAtField(content, issue.path, explain(content, issue))];
      }
      const messages = issue.message.split('\n');
      return issue.keys.flatMap((key, index) =>
        blocks.some(({ misplaced }) => misplaced.includes(key))
          ? []
          : [problemAtField(content, [...issue.path, key], messages[index] ?? '')],
      );
    }),
  ];
}
