import { yamlDay } from '#lib/dates.ts';
import { strayNote } from './strayCharacters.ts';

/** Long values are cut in messages: an author recognises them by how they begin. */
const LONGEST_QUOTE = 60;

const quote = (text: string) =>
  `«${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}»`;

export const isNothing = (value: unknown) => value === undefined || value === null;

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
