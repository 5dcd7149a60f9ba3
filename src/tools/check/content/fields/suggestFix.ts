import type { z } from 'astro/zod';
import { formatDate, isoDate, readDay } from '#lib/dates.ts';
import { withoutStrays } from '#schemas/strayCharacters.ts';
import type { ContentFile } from '#tools/check/content/contentFile.ts';

const truths: Record<string, boolean> = {
  si: true,
  sí: true,
  verdadero: true,
  true: true,
  no: false,
  falso: false,
  false: false,
};

/** The day meant by a date in figures in another order or with other signs: 3/4/2026 (day first), 2026/4/3. */
function meantDay(typed: string): Date | null {
  const [first = '', month = '', third = ''] = typed.split(/[/.-]/);
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
function isAccepted({ schema, source }: ContentFile, path: readonly PropertyKey[], value: unknown) {
  const { error } = schema.safeParse(dataWith(source.data, path, value));
  return !error?.issues.some((issue) => path.every((step, at) => issue.path[at] === step));
}

/** A text as it is written between single quotation marks. */
const inQuotes = (words: string) => `'${words.replaceAll("'", "''")}'`;

/** The source text of what a value of the wrong type was meant to be; `undefined` if that can't be known. */
function withRightType(
  content: ContentFile,
  { path, input, ...issue }: z.core.$ZodIssueInvalidType,
) {
  const unquoted = content.source.unquoted(path);
  if (issue.expected === 'boolean') return truths[String(input).toLowerCase()]?.toString();
  const isUnquoted = issue.expected === 'string' && unquoted !== undefined;
  return isUnquoted && isAccepted(content, path, unquoted) ? inQuotes(unquoted) : undefined;
}

/** A value without its invisible or look-alike characters, if the schema accepts the result. */
function withoutStrayCharacters(content: ContentFile, path: readonly PropertyKey[], typed: string) {
  const words = withoutStrays(typed);
  if (words === typed) return undefined;
  const right = [words, Number(words)].find((value) => isAccepted(content, path, value));
  const isQuoted = typeof right === 'string' && content.source.unquoted(path) === undefined;
  return isQuoted ? `'${right}'` : right?.toString();
}

/**
 * The corrected line of a field that its schema refuses, as the end of a message; empty if the correction can't be
 * known.
 */
export function suggestFix(content: ContentFile, issue: z.core.$ZodIssue, key: string): string {
  const { path, input } = issue;
  if (issue.code === 'invalid_type') {
    const day = issue.expected === 'date' ? meantDay(String(input)) : null;
    if (day) return ` Si es el ${formatDate(day)}, escribí «${key}: ${isoDate(day)}».`;
    const value = withRightType(content, issue);
    if (value !== undefined) return ` Escribí «${key}: ${value}».`;
  }
  if (typeof input !== 'string') return '';
  const right = withoutStrayCharacters(content, path, input);
  return right === undefined ? '' : ` Escribí «${key}: ${right}».`;
}
