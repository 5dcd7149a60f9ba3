import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { folderOf, isWords, kindAt } from '#schemas/kind.ts';
import { found, nearest } from '#schemas/messages.ts';
import { missingGlyphs } from '#tools/build/glyphs.ts';
import { correction } from './corrections.ts';
import { leavesOf, type Leaf } from './leaves.ts';
import { marksIn } from './marks.ts';
import type { Pictures } from './pictureReference.ts';
import type { Problem } from './problem.ts';
import { characterTrouble } from './textFile.ts';
import type { Source } from './yaml.ts';

/** A field's path as an author counts: list elements from 1. */
const fieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `elemento ${step + 1}` : String(step)))
    .join(' › ');

/** A problem of a field, at its place. */
export const problemAt = (
  file: string,
  source: Source,
  path: readonly PropertyKey[],
  message: string,
): Problem => ({
  file,
  ...source.locate(path),
  ...(path.length > 0 && { field: fieldPath(path) }),
  message,
});

/** A content file of which the data could be parsed, and what it has to be. */
export interface ParsedFile {
  file: string;
  source: Source;
  schema: z.ZodType;
}

type Tell = (path: readonly PropertyKey[], message: string) => Problem;

/** Keys that the schema does not know, each at its own line. */
function unknownKeys(
  file: string,
  { path, keys, message }: z.core.$ZodIssueUnrecognizedKeys,
  tell: Tell,
): Problem[] {
  const messages = message.split('\n');
  return keys.map((key, index) => {
    const isAddress = file.endsWith('.mdx') && /^(slug|url|permalink|path|id)$/i.test(key);
    const advice = `No se conoce la clave «${key}»: la dirección de un artículo es el nombre de su archivo. Borrá esta línea.`;
    return tell([...path, key], isAddress ? advice : (messages[index] ?? message));
  });
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (value ? Reflect.get(Object(value), step) : value), data);

/** What the schema says of the data, with the line to write where it can be known. */
function schemaProblems({ file, source, schema }: ParsedFile, tell: Tell): Problem[] {
  return (schema.safeParse(source.data).error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownKeys(file, issue, tell);
    const { path, message } = issue;
    const value = valueAt(source.data, path);
    const written = source.written(path);
    const key = path.at(-1);
    const isKnown = issue.code === 'invalid_type' && typeof key === 'string' && value != null;
    const right = isKnown ? correction(key, issue.expected, value, written) : '';
    // A number or a date is shown as it is written.
    const isText = written === undefined || typeof value === 'string';
    const shown = isText ? message : message.replace(found(value), `«${written}»`);
    return [tell(path, shown + right)];
  });
}

/** A drawing that is not there, or that can't be shown. */
function drawingTrouble(folder: string, name: string, pictures: Pictures): string | undefined {
  if (pictures.has(`${folder}/${name}`)) return pictures.get(`${folder}/${name}`);
  const others = [...pictures.keys()].filter((file) => posix.dirname(file) === folder);
  const meant = nearest(
    name,
    others.map((file) => posix.basename(file)),
  );
  return `No existe el archivo «${name}» en ${folder}.${meant ? ` ¿Quisiste decir «${meant}»?` : ''}`;
}

/** What is wrong with a value, whatever its schema says of it. */
function valueTrouble(
  { path, value }: Leaf,
  { source, schema }: ParsedFile,
  pictures: Pictures,
): string | undefined {
  if (typeof value === 'string') {
    const folder = folderOf(kindAt(schema, path));
    return (folder && drawingTrouble(folder, value, pictures)) ?? characterTrouble(value)?.message;
  }
  const written = source.written(path) ?? '';
  return typeof value === 'number' && /^[-+]?0\d/.test(written)
    ? `Un número no empieza con cero y se encontró «${written}»: si es una cantidad, escribí ${value}; si es un código, ponelo entre comillas.`
    : undefined;
}

/** Hints about a text that visitors read. */
function hintsAbout({ path, value }: Leaf, { schema }: ParsedFile): string[] {
  const kind = kindAt(schema, path);
  if (typeof value !== 'string' || !isWords(kind)) return [];
  const [missing] = kind === 'headline' ? missingGlyphs(value) : [];
  const share = `La imagen que se ve al compartir la página no tiene «${missing}»: mostraría un cuadrado en su lugar.`;
  const marks =
    kind === 'chat message' ? [] : marksIn(value, kind === 'alternative text' ? 'alt' : 'plain');
  return [...marks.map(({ message }) => message), ...(missing ? [share] : [])];
}

/** What is wrong with the data of a content file, field by field. */
export function fieldProblems(parsed: ParsedFile, pictures: Pictures): Problem[] {
  const { file, source } = parsed;
  const tell: Tell = (path, message) => problemAt(file, source, path, message);
  const isDraft = valueAt(source.data, ['borrador']) === true;
  const leaves = leavesOf(source.data);
  const problems = [
    ...schemaProblems(parsed, tell),
    ...leaves.flatMap((leaf) => {
      const message = valueTrouble(leaf, parsed, pictures);
      return message ? [tell(leaf.path, message)] : [];
    }),
    ...(isDraft ? [] : leaves).flatMap((leaf) =>
      hintsAbout(leaf, parsed).map((message) => ({ ...tell(leaf.path, message), isHint: true })),
    ),
  ];
  // One per field: once it is mended, the rest are mostly gone.
  const fields = new Set<string | undefined>();
  return problems.filter(({ field }) => !fields.has(field) && fields.add(field));
}
