import type { z } from 'astro/zod';
import { fieldAt } from '#schemas/fieldSchema.ts';
import { problemAtField, type ContentFile } from '#tools/check/content/contentFile.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { suggestFix } from './suggestFix.ts';
import { exampleFor } from './exampleFor.ts';

/** The schema's message about a field and, if it can be known, what to write. */
function explain(content: ContentFile, issue: z.core.$ZodIssue): string {
  const { path, message, input } = issue;
  const key = path.at(-1);
  if (typeof key !== 'string') return message;
  if (input === undefined || input === null) {
    const { required = [] } = fieldAt(content.schema, path.slice(0, -1)) ?? {};
    const mayBeLeftOut = input === null && !required.includes(key);
    const way = mayBeLeftOut ? ` Si no va, borrá la línea de «${key}:».` : '';
    return message + way + exampleFor(key, fieldAt(content.schema, path));
  }
  return message + suggestFix(content, issue, key);
}

/** The schema's problems with the data; each unknown key is reported at its own line. */
export function schemaProblems(content: ContentFile): Problem[] {
  const { error } = content.schema.safeParse(content.source.data, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      return [problemAtField(content, issue.path, explain(content, issue))];
    }
    const messages = issue.message.split('\n');
    return issue.keys.map((key, index) =>
      problemAtField(content, [...issue.path, key], messages[index] ?? ''),
    );
  });
}
