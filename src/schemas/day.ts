import { z } from 'astro/zod';
import { readDay } from '#lib/dates.ts';
import { found, label } from './messages.ts';

/** A day as it is written; an hour, which no day has, stays. */
const written = (value: unknown) =>
  value instanceof Date && !Number.isNaN(value.getTime())
    ? value.toISOString().replace('T00:00:00.000Z', '')
    : value;

/**
 * A calendar day written AAAA-MM-DD, at midnight UTC. One YAML reader gives a bare date as text,
 * another as a `Date`; both are accepted, and anything else is refused, an hour included.
 */
export const day = (what: string) =>
  z
    .preprocess(
      (value) => {
        const words = written(value);
        return typeof words === 'string' ? (readDay(words) ?? words) : words;
      },
      z.date({
        error: ({ input }) => {
          const form = 'La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12.';
          if (input === undefined || input === null || input === '')
            return `Falta ${what}. ${form}`;
          const isNoDay = /^\d{4}-\d{2}-\d{2}$/.test(String(input));
          return `${form} Se encontró ${found(input)}${isNoDay ? ', un día que no existe' : ''}.`;
        },
      }),
    )
    .meta({
      kind: 'day',
      title: label(what),
      description: 'Un día, por ejemplo 2026-03-12.',
      // Code editors check what is written: without these they ask for an hour.
      type: 'string',
      format: 'date',
    });
