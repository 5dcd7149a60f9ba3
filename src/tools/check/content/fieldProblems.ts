import type { z } from 'astro/zod';
import { isAddress, kindAt, type FieldKind } from '#schemas/kind.ts';
import { asWritten, correction, leadingZero } from './corrections.ts';
import { shareTrouble } from './shareTrouble.ts';
import { meantLines } from './meant.ts';
import { slipsIn } from './words/slipsIn.ts';
import { leavesOf } from './leaves.ts';
import { letterTrouble } from './letters.ts';
import type { Problem } from './problem.ts';
import type { Source } from './readYaml.ts';
import { brokenReferences, type Known } from './references.ts';
import { unseenCharacter } from './textFile.ts';

/** A field's path as an author counts: list elements from 1. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `elemento ${step + 1}` : String(step)))
    .join(' › ');

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

/** Keys by which authors of other sites set an article's address. */
const ADDRESS_KEYS = /^(slug|url|permalink|path|navegar|id)$/i;

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    data,
  );
}

/** The field whose type a complaint is about: an element of a list is written as its list is. */
const keyOf = (path: readonly PropertyKey[]) =>
  String(path.findLast((step) => typeof step === 'string') ?? '');

/** What to do where a line has a note in the place of its text. */
function noteInstead(text: string, line = 0): string {
  const [, key, words] =
    /^\s*(?:- )?([\w-]+):\s+#+\s*(.+?)\s*$/.exec(text.split('\n')[line - 1] ?? '') ?? [];
  return key
    ? ` Lo que sigue a «#» es una nota y no se lee. Escribí «${key}: '${words?.replaceAll("'", "''")}'».`
    : '';
}

/** A letter that nobody would see, or that nobody can draw: addresses are followed, not drawn. */
const lettersIn = (value: string, kind: FieldKind | undefined): string | undefined =>
  unseenCharacter(value)?.message ?? (isAddress(kind) ? undefined : letterTrouble(value)?.message);

/** What is wrong with the data of a content file, field by field. */
export function fieldProblems(
  file: string,
  text: string,
  source: Source,
  schema: z.ZodType,
  known: Known,
): Problem[] {
  const { data } = source;
  const result = schema.safeParse(data);
  const wrong = (result.error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const messages = issue.message.split('\n');
      return issue.keys.map((key, index) => {
        const isAddress = file.endsWith('.mdx') && ADDRESS_KEYS.test(key);
        const message = isAddress
          ? `No se conoce la clave «${key}»: la dirección de un artículo es el nombre de su archivo. Borrá esta línea.`
          : (messages[index] ?? issue.message);
        return problemAt(file, source, [...issue.path, key], message);
      });
    }
    const value = valueAt(data, issue.path);
    const note = value === null ? noteInstead(text, source.locate(issue.path).line) : '';
    const written = source.written(issue.path);
    // An element of a list has no key of its own to write it after.
    const isNamed = typeof issue.path.at(-1) === 'string';
    const isWrongType = issue.code === 'invalid_type' && value !== undefined && value !== null;
    const right =
      isWrongType && isNamed
        ? correction({ key: keyOf(issue.path), expected: issue.expected, value, written })
        : '';
    const message = asWritten(issue.message, value, written) + right + note;
    return [problemAt(file, source, issue.path, message)];
  });
  const broken = brokenReferences(data, schema, known).map(({ path, message }) =>
    problemAt(file, source, path, message),
  );
  const suspect = leavesOf(data).flatMap(({ path, value }) => {
    const message =
      typeof value === 'string'
        ? lettersIn(value, kindAt(schema, path))
        : leadingZero({ key: keyOf(path), value, written: source.written(path) });
    return message ? [problemAt(file, source, path, message)] : [];
  });
  const isMeant = meantLines(text);
  const isDraft = valueAt(data, ['borrador']) === true;
  const slips = leavesOf(data).flatMap(({ path, value }) => {
    if (typeof value !== 'string' || isMeant(source.locate(path).line ?? 0)) return [];
    const field = kindAt(schema, path);
    const kind = field === 'alternative text' ? 'alt' : 'plain';
    return slipsIn(value, { kind, isDraft, isChat: field === 'chat message' }).map(
      ({ message, isHint = false }) => ({
        ...problemAt(file, source, path, message),
        ...(isHint && { isHint }),
      }),
    );
  });
  for (const { path, value } of leavesOf(data)) {
    const isShared = typeof value === 'string' && kindAt(schema, path) === 'headline';
    const message = isShared ? shareTrouble(value) : undefined;
    if (message && !isMeant(source.locate(path).line ?? 0)) {
      slips.push({ ...problemAt(file, source, path, message), isHint: true });
    }
  }
  // What is certain comes first.
  slips.sort((a, b) => Number('isHint' in a) - Number('isHint' in b));
  // One problem per field: mended, the rest of its complaints are mostly gone.
  const fields = new Set<string | undefined>();
  return [...wrong, ...broken, ...suspect, ...slips].filter(
    ({ field }) => !fields.has(field) && fields.add(field),
  );
}
