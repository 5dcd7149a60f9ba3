import { z } from 'astro/zod';
import { ISO_DAY, readDay, yamlDay } from '#lib/dates.ts';
import { fieldLabel } from './fieldName.ts';
import { codeInWords } from './valueInWords.ts';

/** The day that a value names: some YAML parsers give it as text, others as a `Date` at midnight UTC. */
export function dayIn(value: unknown): Date | null {
  if (value instanceof Date) return readDay(yamlDay(value));
  return typeof value === 'string' ? readDay(value) : null;
}

/** A calendar day written AAAA-MM-DD. */
export const day = (what: string, hint = 'Un día, por ejemplo 2026-03-12.') =>
  z
    .preprocess(
      (value) => dayIn(value) ?? value,
      z.date({
        error: ({ input }) => {
          const form = 'La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12.';
          if (input === undefined || input === null || input === '')
            return `Falta ${what}. ${form}`;
          const isNoDay = ISO_DAY.test(String(input));
          return `${form} Se encontró ${codeInWords(input)}${isNoDay ? ', un día que no existe' : ''}.`;
        },
      }),
    )
    .meta({
      kind: 'day',
      title: fieldLabel(what),
      description: hint,
      // For the JSON schemas that Astro gives code editors: without these they would expect a time too.
      type: 'string',
      format: 'date',
    });
