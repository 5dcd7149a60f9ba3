import type { z } from 'astro/zod';
import { formatDate, isoDate, readDay } from '#lib/dates.ts';
import { folderOf, isWords } from '#schemas/kind.ts';
import { missingGlyphs } from '#tools/build/glyphs.ts';
import type { ContentFile } from './contentFile.ts';
import { marksIn, type TextKind } from './marks.ts';
import { missingPicture, nameTrouble } from './pictureNames.ts';
import type { Problem } from './problem.ts';
import { characterTrouble } from './textFile.ts';
import { problemAt, valuesOf, type Value } from './values.ts';

const truths: Record<string, boolean> = { si: true, sí: true, no: false };

/** The day that somebody who writes 3/4/2026 has in mind. */
function meantDay(typed: string): Date | null {
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed)?.slice(1) ?? [];
  return readDay(
    dayFirst
      .map((part) => part.padStart(2, '0'))
      .toReversed()
      .join('-'),
  );
}

/** The line that an author has to write instead, as an end for a message; empty where it can't be known. */
function correction(expected: string, key: string, value: unknown, written?: string): string {
  const day = expected === 'date' ? meantDay(String(value)) : null;
  if (day) return ` Si es el ${formatDate(day)}, escribí «${key}: ${isoDate(day)}».`;
  const truth = expected === 'boolean' ? truths[String(value).toLowerCase()] : undefined;
  if (truth !== undefined) return ` Escribí «${key}: ${truth}».`;
  const isText = expected === 'string' && written !== undefined;
  return isText ? ` Escribí «${key}: '${written.replaceAll("'", "''")}'».` : '';
}

/** What the schema says of a field, with the line to write where it can be known. */
function explain({ source }: ContentFile, issue: z.core.$ZodIssue): string {
  const { path, message, input } = issue;
  const key = path.at(-1);
  const isKnown = issue.code === 'invalid_type' && typeof key === 'string' && input != null;
  return isKnown ? message + correction(issue.expected, key, input, source.written(path)) : message;
}

/** What the schema says of the data; keys that it does not know each at their own line. */
function schemaProblems(content: ContentFile): Problem[] {
  const { error } = content.schema.safeParse(content.source.data, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      return [problemAt(content, issue.path, explain(content, issue))];
    }
    const messages = issue.message.split('\n');
    return issue.keys.map((key, index) =>
      problemAt(content, [...issue.path, key], messages[index] ?? ''),
    );
  });
}

/** What is wrong with a value, whatever its schema says of it. */
function valueTrouble(
  { path, value, kind }: Value,
  { file, source }: ContentFile,
  files: ReadonlySet<string>,
): string | undefined {
  if (typeof value === 'string') {
    const folder = folderOf(kind);
    if (folder && !files.has(`${folder}/${value}`)) return missingPicture(value, folder, files);
    return kind === 'picture' ? nameTrouble(value, file, files) : characterTrouble(value)?.message;
  }
  const written = source.written(path) ?? '';
  return typeof value === 'number' && /^[-+]?0\d/.test(written)
    ? `Un número no empieza con cero y se encontró «${written}»: si es una cantidad, escribí ${value}; si es un código, ponelo entre comillas.`
    : undefined;
}

/** How a text is read, which decides on the marks that may have stayed in it; nothing for what visitors don't read. */
function textKind({ kind, isMarkdown }: Value): TextKind | undefined {
  if (isMarkdown) return 'markdown';
  if (kind === 'alternative text') return 'alt';
  return isWords(kind) && kind !== 'chat message' ? 'plain' : undefined;
}

/** Hints about a text that visitors read. */
function hintsAbout(about: Value): Problem[] {
  const { kind, value, isMarkdown, tell } = about;
  const read = textKind(about);
  if (typeof value !== 'string' || !read) return [];
  const [missing] = kind === 'headline' ? missingGlyphs(value) : [];
  const share = `La imagen que se ve al compartir la página no tiene «${missing}»: mostraría un cuadrado en su lugar.`;
  const marks = marksIn(value, read).map(({ message, index }) =>
    tell(message, isMarkdown ? index : 0),
  );
  return missing ? [...marks, tell(share)] : marks;
}

/** What is wrong with the values of a content file, of which a draft gets no hints. */
export function valueProblems(
  content: ContentFile,
  files: ReadonlySet<string>,
  isDraft: boolean,
): Problem[] {
  const values = valuesOf(content);
  const problems = [
    ...schemaProblems(content),
    ...values.flatMap((value) => {
      const message = valueTrouble(value, content, files);
      return message ? [value.tell(message)] : [];
    }),
    ...(isDraft ? [] : values.flatMap(hintsAbout).map((hint) => ({ ...hint, isHint: true }))),
  ];
  // One per field, and each hint of a text once: mended, the rest are mostly gone.
  const told = new Set<string>();
  return problems.filter(({ field, message }) => {
    const key = field ?? message;
    return !told.has(key) && told.add(key);
  });
}
