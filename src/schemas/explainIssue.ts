import { z } from 'astro/zod';
import { nearestWord } from '#lib/nearestWord.ts';
import { capitalise } from './fieldName.ts';
import { strayNote } from './strayCharacters.ts';
import { codeInWords, isNothing, valueInWords } from './valueInWords.ts';

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
