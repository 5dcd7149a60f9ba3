import type { z } from 'astro/zod';
import { folderOf, isWords } from '#schemas/kind.ts';
import { found } from '#schemas/messages.ts';
import { missingGlyphs } from '#tools/build/glyphs.ts';
import type { ContentFile } from './contentFile.ts';
import { correction } from './corrections.ts';
import { marksIn, type TextKind } from './marks.ts';
import { missingPicture, pictureTrouble } from './pictureNames.ts';
import type { Problem } from './problem.ts';
import { characterTrouble } from './textFile.ts';
import { problemAt, valuesOf, type Value } from './values.ts';

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (value ? Reflect.get(Object(value), step) : value), data);

/** What the schema says of a field, with the line to write where it can be known. */
function explain({ source }: ContentFile, { path, message, ...issue }: z.core.$ZodIssue): string {
  const value = valueAt(source.data, path);
  const written = source.written(path);
  const key = path.at(-1);
  const isKnown = issue.code === 'invalid_type' && typeof key === 'string' && value != null;
  const right = isKnown ? correction(key, issue.expected, value, written) : '';
  // A number or a date is shown as it is written.
  const isText = written === undefined || typeof value === 'string';
  return (isText ? message : message.replace(found(value), `«${written}»`)) + right;
}

/** What the schema says of the data; keys that it does not know each at their own line. */
function schemaProblems(content: ContentFile): Problem[] {
  const issues = content.schema.safeParse(content.source.data).error?.issues ?? [];
  return issues.flatMap((issue) => {
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
    return kind === 'picture'
      ? pictureTrouble(value, file, files)
      : characterTrouble(value)?.message;
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
  const { kind, value, tell } = about;
  const read = textKind(about);
  if (typeof value !== 'string' || !read) return [];
  const [missing] = kind === 'headline' ? missingGlyphs(value) : [];
  const share = `La imagen que se ve al compartir la página no tiene «${missing}»: mostraría un cuadrado en su lugar.`;
  const marks = marksIn(value, read).map(({ message, index }) => tell(message, index));
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
