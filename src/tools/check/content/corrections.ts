import { formatDate, isoDate, readDay } from '#lib/dates.ts';

const truths: Record<string, boolean> = { si: true, sí: true, yes: true, no: false };

/** The day that somebody who writes 3/4/2026 or 2026-4-3 has in mind. */
function meantDay(typed: string): Date | null {
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed)?.slice(1).reverse();
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(typed)?.slice(1);
  const parts = dayFirst ?? yearFirst ?? [];
  return readDay(parts.map((part) => part.padStart(2, '0')).join('-'));
}

/**
 * The line that an author has to write instead, as an end for a message; empty where it can't be
 * known. `written` is a value without quotes as it stands in the file.
 */
export function correction(
  key: string,
  expected: string,
  value: unknown,
  written: string | undefined,
): string {
  const write = (words: string) => ` Escribí «${key}: ${words}».`;
  const typed = String(value).trim().toLowerCase();
  if (expected === 'boolean') {
    const truth = truths[typed] ?? { true: true, false: false }[typed];
    return truth === undefined ? '' : write(String(truth));
  }
  if (expected === 'date') {
    const day = meantDay(typed);
    return day ? ` Si es el ${formatDate(day)}, escribí «${key}: ${isoDate(day)}».` : '';
  }
  if (expected === 'string' && written !== undefined) {
    return write(`'${written.replaceAll("'", "''")}'`);
  }
  const isNumber = /^(?:number|int)$/.test(expected) && /^-?\d+(?:[.,]\d+)?$/.test(typed);
  return isNumber ? write(typed.replace(',', '.')) : '';
}
