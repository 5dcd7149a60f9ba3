import { z } from 'astro/zod';
import { formatMonth, lastDayOf, readDay } from '#lib/dates.ts';
import { found, label } from './messages.ts';

const MIDNIGHT = /T00:00:00\.000Z$/;

/** What is wrong with what looks like a day, to follow the day itself; nothing where it does not look like one. */
function whyNoDay(input: unknown): string {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(String(input)) ?? [];
  if (!year || !month) return '';
  if (Number(month) < 1 || Number(month) > 12) return ', y los meses van de 01 a 12';
  const last = lastDayOf(Number(year), Number(month));
  return `, un día que no existe: ${formatMonth(last)} termina el ${last.getUTCDate()}`;
}

/**
 * A calendar day written AAAA-MM-DD, at midnight UTC. One YAML reader gives a bare date as text,
 * another as a `Date`; both are accepted, and anything else is refused, an hour included.
 */
export const day = (what: string) =>
  z
    .preprocess(
      (value) => {
        if (typeof value === 'string') return readDay(value) ?? value;
        const hasHour =
          value instanceof Date &&
          !Number.isNaN(value.getTime()) &&
          !MIDNIGHT.test(value.toISOString());
        return hasHour ? value.toISOString() : value;
      },
      z.date({
        error: ({ input }) => {
          const form = 'La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12.';
          if (input === undefined || input === null || input === '')
            return `Falta ${what}. ${form}`;
          return `${form} Se encontró ${found(input)}${whyNoDay(input)}.`;
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
