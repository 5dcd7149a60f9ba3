import type { z } from 'astro/zod';
import { formatDate, formatMonthName, isoDate, readDay } from '#lib/dates.ts';
import { fieldAt } from '#schemas/fieldSchema.ts';
import { folderOf, isWords } from '#schemas/kind.ts';
import { addressError, withoutStrays } from '#schemas/strayCharacters.ts';
import { missingGlyphs } from '#tools/check/glyphs.ts';
import type { ContentFile } from './contentFile.ts';
import { leftoversIn, reversedLink, type TextKind } from './leftoverSyntax.ts';
import { exampleFor } from './fieldExample.ts';
import { missingPicture, picturePathError } from './pictureNames.ts';
import type { Problem } from './problem.ts';
import { characterError } from './textFile.ts';
import { problemAt, valuesOf, type Value } from './values.ts';

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
  const [year, day] = first.length === 4 ? [first, third] : [third, first];
  return readDay([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'));
}

/** The corrected line, as the end of a message; empty where the intended value can't be known. */
function correction(expected: string, key: string, value: unknown, written?: string): string {
  const day = expected === 'date' ? meantDay(String(value)) : null;
  if (day) return ` Si es el ${formatDate(day)}, escribí «${key}: ${isoDate(day)}».`;
  const truth = expected === 'boolean' ? truths[String(value).toLowerCase()] : undefined;
  if (truth !== undefined) return ` Escribí «${key}: ${truth}».`;
  const isText = expected === 'string' && written !== undefined;
  return isText ? ` Escribí «${key}: '${written.replaceAll("'", "''")}'».` : '';
}

/** A file's data with another value at `path`, which exists. */
function dataWith(data: unknown, path: readonly PropertyKey[], value: unknown): unknown {
  const copy = structuredClone(data) as Record<PropertyKey, unknown>;
  const parent = path.slice(0, -1).reduce((at, step) => at[step] as typeof copy, copy);
  parent[path.at(-1) ?? ''] = value;
  return copy;
}

/** The corrected line for a value that is right without the characters that mislead the eye. */
function respelling({ schema, source }: ContentFile, path: readonly PropertyKey[], typed: string) {
  const words = withoutStrays(typed);
  if (words === typed) return '';
  const right = [words, Number(words)].find((value) => {
    const { error } = schema.safeParse(dataWith(source.data, path, value));
    return !error?.issues.some((issue) => issue.path.join() === path.join());
  });
  if (right === undefined) return '';
  const isQuoted = typeof right === 'string' && source.written(path) === undefined;
  return ` Escribí «${String(path.at(-1))}: ${isQuoted ? `'${right}'` : right}».`;
}

/** The schema's message about a field, with the corrected line where it can be known. */
function explain(content: ContentFile, issue: z.core.$ZodIssue): string {
  const { path, message, input } = issue;
  const key = path.at(-1);
  if (typeof key !== 'string') return message;
  if (input === undefined || input === null) {
    return message + exampleFor(key, fieldAt(content.schema, path));
  }
  const corrected =
    issue.code === 'invalid_type' &&
    correction(issue.expected, key, input, content.source.written(path));
  return (
    message + (corrected || (typeof input === 'string' ? respelling(content, path, input) : ''))
  );
}

/** The schema's problems with the data; each unknown key is reported at its own line. */
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

/** The error for what a schema can't check: missing pictures, invisible characters, leading zeros. */
function valueError(
  { file, value, written = '', kind, isMarkdown }: Value,
  files: ReadonlySet<string>,
): string | undefined {
  // Of an article's text, which has rules of its own.
  if (isMarkdown) return undefined;
  if (typeof value === 'string') {
    const folder = folderOf(kind);
    if (folder && !files.has(`${folder}/${value}`)) return missingPicture(value, folder, files);
    if (kind === 'picture') return picturePathError(value, file, files);
    const isAddress = kind === 'link' || kind === 'address';
    return characterError(value)?.message ?? (isAddress ? addressError(value) : undefined);
  }
  return typeof value === 'number' && /^[-+]?0\d/.test(written)
    ? `Un número no empieza con cero y se encontró «${written}»: si es una cantidad, escribí ${value}; si es un código, ponelo entre comillas.`
    : undefined;
}

/** How a text is rendered, which decides what syntax to look for; `undefined` for what visitors don't read. */
function textKind({ kind, isMarkdown }: Value): TextKind | undefined {
  if (isMarkdown) return 'markdown';
  if (kind === 'alternative text') return 'alt';
  return isWords(kind) && kind !== 'chat message' ? 'plain' : undefined;
}

/** A lone quotation mark that ends a text: YAML takes it for the text's where the one before it was lost. */
function strayQuote(path: Value['path'], written: string): string | undefined {
  const [, words = '', quote = ''] = /^([^'"]+)(['"])$/.exec(written) ?? [];
  // An inch has one, too.
  if (!quote || (quote === '"' && /\d$/.test(words))) return undefined;
  const key = path.at(-1);
  const right = `'${words.trimEnd().replaceAll(/\s+/g, ' ')}'`;
  return `Sobra una comilla al final, o falta la del principio: escribí «${typeof key === 'string' ? `${key}: ` : ''}${right}».`;
}

/** Hints about a text that visitors read. */
function hintsAbout(about: Value): Problem[] {
  const { kind, path, value, written = '', isMarkdown, toProblem } = about;
  const read = textKind(about);
  if (typeof value !== 'string' || !read) return [];
  const [missing] = kind === 'headline' ? missingGlyphs(value) : [];
  const share = `La imagen que se ve al compartir la página no tiene «${missing}»: mostraría un cuadrado en su lugar.`;
  const leftovers = leftoversIn(value, read).map(({ message, index }) =>
    toProblem(message, isMarkdown ? index : 0),
  );
  const quote = strayQuote(path, written);
  return [
    ...leftovers,
    ...(missing ? [toProblem(share)] : []),
    ...(quote ? [toProblem(quote)] : []),
  ];
}

/** The problems with the values of a content file; drafts get no hints. */
export function valueProblems(
  content: ContentFile,
  files: ReadonlySet<string>,
  isDraft: boolean,
): Problem[] {
  const values = valuesOf(content);
  const problems = [
    ...schemaProblems(content),
    ...values.flatMap((value) => {
      const message = valueError(value, files);
      return message ? [value.toProblem(message)] : [];
    }),
    ...values.flatMap(({ value, isMarkdown, toProblem }) => {
      const error = isMarkdown && reversedLink(String(value));
      return error ? [toProblem(error.message, error.index)] : [];
    }),
    ...(isDraft ? [] : values.flatMap(hintsAbout).map((hint) => ({ ...hint, isHint: true }))),
  ];
  // One problem per field, and each hint once: fixing it mostly fixes the others.
  const reported = new Set<string>();
  return problems.filter(({ field, message }) => {
    const key = field ?? message;
    return !reported.has(key) && reported.add(key);
  });
}
