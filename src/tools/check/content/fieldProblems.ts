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

/** A content file of which the data could be read, and what it has to be. */
interface Checked {
  file: string;
  text: string;
  source: Source;
  schema: z.ZodType;
}

type Issue = z.core.$ZodIssue;

/** Keys that the schema does not know, each at its own line. */
function unknownKeys(
  { file, source }: Checked,
  { path, keys, message }: Extract<Issue, { code: 'unrecognized_keys' }>,
): Problem[] {
  const messages = message.split('\n');
  return keys.map((key, index) => {
    const isArticleAddress = file.endsWith('.mdx') && ADDRESS_KEYS.test(key);
    const advice = isArticleAddress
      ? `No se conoce la clave «${key}»: la dirección de un artículo es el nombre de su archivo. Borrá esta línea.`
      : (messages[index] ?? message);
    return problemAt(file, source, [...path, key], advice);
  });
}

/** A value that the schema refuses, with what was probably meant. */
function refusedValue({ file, text, source }: Checked, issue: Issue): Problem {
  const { path } = issue;
  const value = valueAt(source.data, path);
  const note = value === null ? noteInstead(text, source.locate(path).line) : '';
  const written = source.written(path);
  // An element of a list has no key of its own to write it after.
  const isNamed = typeof path.at(-1) === 'string';
  const isWrongType = issue.code === 'invalid_type' && value !== undefined && value !== null;
  const right =
    isWrongType && isNamed
      ? correction({ key: keyOf(path), expected: issue.expected, value, written })
      : '';
  return problemAt(file, source, path, asWritten(issue.message, value, written) + right + note);
}

/** What the schema says of the data. */
const schemaProblems = (checked: Checked): Problem[] =>
  (checked.schema.safeParse(checked.source.data).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? unknownKeys(checked, issue) : refusedValue(checked, issue),
  );

/** Letters that nobody could read, and numbers that lose their first zero. */
const letterProblems = ({ file, source, schema }: Checked): Problem[] =>
  leavesOf(source.data).flatMap(({ path, value }) => {
    const message =
      typeof value === 'string'
        ? lettersIn(value, kindAt(schema, path))
        : leadingZero({ key: keyOf(path), value, written: source.written(path) });
    return message ? [problemAt(file, source, path, message)] : [];
  });

/** Slips in the words of texts, and headlines that a share image can't show; what is certain comes first. */
function wordProblems({ file, text, source, schema }: Checked): Problem[] {
  const isMeant = meantLines(text);
  const isDraft = valueAt(source.data, ['borrador']) === true;
  const texts = leavesOf(source.data).flatMap(({ path, value }) =>
    typeof value !== 'string' || isMeant(source.locate(path).line ?? 0)
      ? []
      : [{ path, value, field: kindAt(schema, path) }],
  );
  const slips = texts.flatMap(({ path, value, field }) => {
    const kind = field === 'alternative text' ? 'alt' : 'plain';
    return slipsIn(value, { kind, isDraft, isChat: field === 'chat message' }).map(
      ({ message, isHint = false }) => ({
        ...problemAt(file, source, path, message),
        ...(isHint && { isHint }),
      }),
    );
  });
  const headlines = texts.flatMap(({ path, value, field }) => {
    const message = field === 'headline' ? shareTrouble(value) : undefined;
    return message ? [{ ...problemAt(file, source, path, message), isHint: true }] : [];
  });
  return [...slips, ...headlines].sort((a, b) => Number('isHint' in a) - Number('isHint' in b));
}

/** What is wrong with the data of a content file, field by field. */
export function fieldProblems(
  file: string,
  text: string,
  source: Source,
  schema: z.ZodType,
  known: Known,
): Problem[] {
  const checked = { file, text, source, schema };
  const broken = brokenReferences(source.data, schema, known).map(({ path, message }) =>
    problemAt(file, source, path, message),
  );
  // One problem per field: mended, the rest of its complaints are mostly gone.
  const fields = new Set<string | undefined>();
  return [
    ...schemaProblems(checked),
    ...broken,
    ...letterProblems(checked),
    ...wordProblems(checked),
  ].filter(({ field }) => !fields.has(field) && fields.add(field));
}
