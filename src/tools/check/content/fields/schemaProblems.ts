import type { z } from 'astro/zod';
import { formatDate, formatMonthName, isoDate, readDay } from '#lib/dates.ts';
import { fieldAt, kindAt } from '#schemas/fieldSchema.ts';
import { withoutStrays } from '#schemas/strayCharacters.ts';
import { correctedBeginning } from '#tools/check/addressBeginnings.ts';
import { problemAtField, type ContentFile } from '#tools/check/content/contentFile.ts';
import { exampleFor } from './fieldExample.ts';
import type { Problem } from '#tools/check/content/problem.ts';

const truths: Record<string, boolean> = {
  si: true,
  sí: true,
  verdadero: true,
  true: true,
  no: false,
  falso: false,
  false: false,
};

const months = Array.from({ length: 12 }, (_, month) =>
  formatMonthName(new Date(Date.UTC(2026, month, 15))),
);

/** The day meant by a date written otherwise: 3/4/2026 (day first), 2026/4/3, 3 de abril de 2026. */
function meantDay(typed: string): Date | null {
  const [first = '', second = '', third = ''] = typed.toLowerCase().split(/[/.-]| del? /);
  const month = months.includes(second) ? String(months.indexOf(second) + 1) : second;
  const [year, day] = first.length === 4 ? [first, third] : [third.padStart(4, '20'), first];
  return readDay([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'));
}

type Data = Record<PropertyKey, unknown>;

/** A file's data with another value at `path`, which exists. */
function dataWith(data: unknown, path: readonly PropertyKey[], value: unknown): unknown {
  const copy = structuredClone(data) as Data;
  const parent = path.slice(0, -1).reduce((at, step) => at[step] as typeof copy, copy);
  parent[path.at(-1) ?? ''] = value;
  return copy;
}

/** Whether a file's schema takes another value at `path`, which exists. */
function isRight({ schema, source }: ContentFile, path: readonly PropertyKey[], value: unknown) {
  const { error } = schema.safeParse(dataWith(source.data, path, value));
  return !error?.issues.some((issue) => issue.path.join().startsWith(path.join()));
}

/** A text as it is written between single quotation marks. */
const inQuotes = (words: string) => `'${words.replaceAll("'", "''")}'`;

/** What a value of the wrong type was meant to be, as it is written; `undefined` where that can't be known. */
function retyped(content: ContentFile, { path, input, ...issue }: z.core.$ZodIssueInvalidType) {
  const written = content.source.written(path);
  if (issue.expected === 'boolean') return truths[String(input).toLowerCase()]?.toString();
  if (written === undefined) return undefined;
  if (issue.expected === 'string') {
    return isRight(content, path, written) ? inQuotes(written) : undefined;
  }
  const elements = written.split(/\s*,\s*/);
  const isList =
    issue.expected === 'array' && elements.every((one) => /^[\p{L}\p{N}/.]/u.test(one));
  return isList && isRight(content, path, elements) ? `[${elements.join(', ')}]` : undefined;
}

/** An address that is right with how it has to begin. */
function readdressed(content: ContentFile, path: readonly PropertyKey[], typed: string) {
  const kind = kindAt(content.schema, path);
  if (kind !== 'link' && kind !== 'address') return undefined;
  const page = /^[\w-]+(?:[/#][\w#-]+)*$/.test(typed) ? `/${typed}` : undefined;
  return [correctedBeginning(typed), page].find(
    (one) => one !== undefined && isRight(content, path, one),
  );
}

/** A value that is right without the characters that mislead the eye. */
function respelt(content: ContentFile, path: readonly PropertyKey[], typed: string) {
  const words = withoutStrays(typed);
  if (words === typed) return undefined;
  const right = [words, Number(words)].find((value) => isRight(content, path, value));
  const isQuoted = typeof right === 'string' && content.source.written(path) === undefined;
  return isQuoted ? `'${right}'` : right?.toString();
}

/** The schema's message about a field, with the corrected line where it can be known. */
function explain(content: ContentFile, issue: z.core.$ZodIssue): string {
  const { path, message, input } = issue;
  const key = path.at(-1);
  if (typeof key !== 'string') return message;
  if (input === undefined || input === null) {
    return message + exampleFor(key, fieldAt(content.schema, path));
  }
  if (issue.code === 'invalid_type') {
    const day = issue.expected === 'date' ? meantDay(String(input)) : null;
    if (day) return `${message} Si es el ${formatDate(day)}, escribí «${key}: ${isoDate(day)}».`;
    const value = retyped(content, issue);
    if (value !== undefined) return `${message} Escribí «${key}: ${value}».`;
  }
  if (typeof input !== 'string') return message;
  const right = readdressed(content, path, input) ?? respelt(content, path, input);
  return right === undefined ? message : `${message} Escribí «${key}: ${right}».`;
}

/**
 * Fields that stand beside the block that they are of, which is empty then, as «host» with its fields under it and
 * not two spaces further in: the path of each block, with the keys of its fields.
 */
function blocksOf({ schema, source }: ContentFile, path: readonly PropertyKey[], keys: string[]) {
  const around = path.reduce<unknown>((at, step) => (at as Data | undefined)?.[step], source.data);
  return Object.entries(around ?? {}).flatMap(([name, value]) => {
    const { properties = {} } = fieldAt(schema, [...path, name]) ?? {};
    const own = keys.filter((key) => Object.hasOwn(properties, key));
    return value === null && own.length > 0 ? [{ path: [...path, name], name, own }] : [];
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
    ...blocks.map(({ path, name, own }) => {
      const fields = new Intl.ListFormat('es').format(own.map((key) => `«${key}:»`));
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
        blocks.some(({ own }) => own.includes(key))
          ? []
          : [problemAtField(content, [...issue.path, key], messages[index] ?? '')],
      );
    }),
  ];
}
