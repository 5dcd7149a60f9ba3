import { formatDate, isoDate, readDay } from '#lib/dates.ts';
import { found } from '#schemas/messages.ts';

/** What a field expects and what its file has, as far as they tell the corrected form. */
export interface Slip {
  /** The field's key, as it has to be written. */
  key: string;
  /** What the schema expects. */
  expected: string;
  value: unknown;
  /** The value as it is written in the file; nothing for blocks and lists. */
  written: string | undefined;
}

const truths: Record<string, boolean> = {
  si: true,
  sí: true,
  yes: true,
  on: true,
  verdadero: true,
  true: true,
  no: false,
  off: false,
  falso: false,
  false: false,
};

/** A day in words: «12 de marzo de 2026». */
function dayInWords(words: string): string | undefined {
  const [, day = '', name = '', year = ''] =
    /^(\d{1,2}) (?:de )?(\p{L}+)(?: de| del)? (\d{4})$/u.exec(words.toLowerCase()) ?? [];
  const months = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(2026, index)).toLocaleDateString('es-AR', { month: 'long', timeZone: 'UTC' }),
  );
  const month = months.indexOf(name.replace('setiembre', 'septiembre')) + 1;
  return month > 0 ? `${day}/${month}/${year}` : undefined;
}

/** The day that somebody who writes 3/4/2026, 2026-4-3 or 3 de abril de 2026 has in mind. */
function meantDay(typed: string): Date | null {
  const words = dayInWords(typed.trim()) ?? typed;
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(words);
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(words);
  const [year, month, day] = dayFirst
    ? [dayFirst[3], dayFirst[2], dayFirst[1]]
    : [yearFirst?.[1], yearFirst?.[2], yearFirst?.[3]];
  return readDay(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`);
}

/** The line an author has to write instead, when it can be known; an end for a message. */
export function correction({ key, expected, value, written }: Slip): string {
  const write = (words: string) => ` Escribí «${key}: ${words}».`;
  if (expected === 'boolean') {
    const truth = truths[String(value).toLowerCase()];
    return truth === undefined ? '' : write(String(truth));
  }
  if (expected === 'date' && typeof value === 'string') {
    const day = meantDay(value);
    if (day) return ` Si es el ${formatDate(day)}, escribí «${key}: ${isoDate(day)}».`;
    return /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/.test(value.trim()) ? ' Ese día no existe.' : '';
  }
  if (/^(number|int)$/.test(expected) && typeof value === 'string') {
    if (/^-?\d+,\d+$/.test(value)) return write(value.replace(',', '.'));
    return Number.isFinite(Number(value)) && value.trim() ? write(value.trim()) : '';
  }
  if (expected === 'array' && typeof value === 'string' && /^[\p{L}\p{N} ,]+$/u.test(value)) {
    return write(`[${value.split(/\s*,\s*/).join(', ')}]`);
  }
  if (expected === 'string' && written !== undefined && value !== null) {
    return write(`'${written.replaceAll("'", "''")}'`);
  }
  return '';
}

/** A number that starts with zero: a code that loses it, or a slip. */
export function leadingZero({
  key,
  value,
  written = '',
}: Omit<Slip, 'expected'>): string | undefined {
  if (typeof value !== 'number' || !/^[-+]?0\d/.test(written)) return undefined;
  return `«${key}» es un número que empieza con cero y se encontró «${written}»: si es una cantidad, escribí «${key}: ${value}»; si es un código, «${key}: '${written}'».`;
}

/** `message` with the value as the author wrote it, where the reader made something else of it. */
export const asWritten = (message: string, value: unknown, written: string | undefined): string =>
  written === undefined || typeof value === 'string'
    ? message
    : message.replace(found(value), `«${written}»`);
