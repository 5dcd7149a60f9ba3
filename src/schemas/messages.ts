import { z } from 'astro/zod';
import { yamlDay } from '#lib/dates.ts';
import { nearestWord } from '#lib/nearestWord.ts';
import { asSubject, capitalise } from './fieldName.ts';
import { strayNote } from './strayCharacters.ts';

/** Long values are cut in messages: an author recognises them by how they begin. */
const LONGEST_QUOTE = 60;

const quote = (text: string) =>
  `«${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}»`;

const isNothing = (value: unknown) => value === undefined || value === null;

/** A value of a content file, as messages to its author show it. */
export function valueInWords(value: unknown): string {
  if (isNothing(value)) return 'nada';
  if (Array.isArray(value)) return 'una lista';
  if (value instanceof Date) return quote(yamlDay(value));
  if (typeof value === 'object') return 'un bloque con campos';
  return quote(String(value));
}

/** The same for a value that machines read. If it has a character that misleads the eye, the character is named. */
export const codeInWords = (value: unknown): string =>
  valueInWords(value) + (typeof value === 'string' ? strayNote(value) : '');

/** Makes the error for a field that has to be text; `what` is its name in Spanish. */
export const notTextError =
  (what: string) =>
  ({ input }: { input?: unknown }): string => {
    if (isNothing(input)) return `Falta ${what}.`;
    const advice =
      typeof input === 'object' && !(input instanceof Date) ? '' : ': ponelo entre comillas';
    return `${asSubject(what)} tiene que ser texto y se encontró ${valueInWords(input)}${advice}.`;
  };

/** Makes an error from a sentence that says what is expected; the error adds the value that was found. */
export const expectedError =
  (sentence: string) =>
  ({ input }: { input?: unknown }): string =>
    isNothing(input)
      ? `Falta el valor. ${sentence}`
      : `${sentence} Se encontró ${codeInWords(input)}.`;

/** The error for a value whose only mistake is a slash before it, such as «/logo.svg» for a file's name. */
const strayingSlash = (input: unknown, pattern: RegExp): string | undefined => {
  const name = String(input).replace(/^\/(?!\/)/, '');
  return name !== input && pattern.test(name) ? `Sobra la «/»: escribí «${name}».` : undefined;
};

/** Makes the error for a code that is no text. It advises quotation marks only where they would make the value right. */
export const notCodeError =
  (what: string, pattern: RegExp, form: string) =>
  ({ input }: { input?: unknown }): string =>
    (isNothing(input) || pattern.test(String(input)) ? notTextError(what) : expectedError(form))({
      input,
    });

/** Makes the error for a code of the wrong form. If the only mistake is a slash or a space, the error says so. */
export const otherFormError =
  (pattern: RegExp, form: string) =>
  ({ input }: { input?: unknown }): string => {
    const slash = strayingSlash(input, pattern);
    if (slash) return slash;
    const text = String(input);
    const isSpaced = /\S\s+\S/.test(text) && pattern.test(text.replaceAll(/\s/g, ''));
    return expectedError(form)({ input }) + (isSpaced ? ' Va sin espacios.' : '');
  };

const typesInWords: Record<string, string> = {
  array: 'una lista (entre corchetes, o cada elemento en su línea, después de «- »)',
  boolean: 'true o false (sin comillas)',
  int: 'un número entero (sin comillas)',
  number: 'un número (sin comillas)',
  object: 'un bloque con campos',
  string: 'texto',
};

function fieldName(path: readonly PropertyKey[] = []): string {
  const last = path.at(-1);
  if (last === undefined) return 'el archivo';
  if (typeof last !== 'number') return `«${String(last)}»`;
  return `el elemento ${last + 1} de ${fieldName(path.slice(0, -1))}`;
}

/** The error for an unknown key, with the nearest known key or with all of them. */
function unknownKey(key: string, known: readonly string[]): string {
  const meant = nearestWord(key, known);
  const advice = meant ? `¿Quisiste decir «${meant}»?` : `Acá van: ${known.join(', ')}.`;
  return `No se conoce la clave «${key}»${strayNote(key)}. ${advice}`;
}

/** «uno, dos o tres». */
const anyOf = (values: readonly unknown[]) =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(values.map(String));

/** The error for a value that is none of `values`. */
function oneOf(field: string, values: readonly string[], input: unknown): string {
  const meant = typeof input === 'string' && nearestWord(input, values);
  const advice = meant ? ` ¿Quisiste decir «${meant}»?` : '';
  return `${field} tiene que ser ${anyOf(values)} y se encontró ${codeInWords(input)}.${advice}`;
}

const knownKeys = ({ inst }: z.core.$ZodRawIssue): string[] =>
  inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];

/** The expected type in words; a block is described by its fields. */
function typeFor(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const keys = knownKeys(issue);
  const fields = keys.length > 0 ? ` (${keys.join(', ')})` : '';
  return `${typesInWords[issue.expected] ?? issue.expected}${fields}`;
}

const elements = (count: number) => (count === 1 ? '1 elemento' : `${count} elementos`);

/** The Spanish message for an issue that no schema words by itself; `undefined` leaves it to Zod's locale. */
export function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const field = capitalise(fieldName(issue.path));
  switch (issue.code) {
    case 'invalid_type':
      if (isNothing(issue.input)) return `Falta ${fieldName(issue.path)}.`;
      return `${field} tiene que ser ${typeFor(issue)} y se encontró ${codeInWords(issue.input)}.`;
    case 'invalid_value':
      if (isNothing(issue.input))
        return `Falta ${fieldName(issue.path)}: es ${anyOf(issue.values)}.`;
      return oneOf(field, issue.values.map(String), issue.input);
    case 'unrecognized_keys':
      // One line per key, in their order: the content check gives each its own place.
      return issue.keys.map((key) => unknownKey(key, knownKeys(issue))).join('\n');
    case 'too_small':
      return issue.origin === 'array'
        ? `${field} necesita al menos ${elements(Number(issue.minimum))} y tiene ${(issue.input as unknown[]).length}.`
        : `${field} tiene que ser ${issue.minimum} o más y se encontró ${valueInWords(issue.input)}.`;
    case 'too_big':
      return issue.origin === 'array'
        ? `${field} admite hasta ${elements(Number(issue.maximum))} y tiene ${(issue.input as unknown[]).length}.`
        : `${field} tiene que ser ${issue.maximum} o menos y se encontró ${valueInWords(issue.input)}.`;
    default:
      return undefined;
  }
}
