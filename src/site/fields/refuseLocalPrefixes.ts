import type { z } from 'astro/zod';

/** The digits of an Argentine number's area code and subscriber: those after 54, without 9, 0 and 15. */
const NATIONAL_LENGTH = 10;

/** The position of a mobile's 15, which follows an area code of two to four digits; -1 if there is none. */
function prefixAt(digits: string): number {
  if (digits.length !== NATIONAL_LENGTH + 2) return -1;
  const lengths = digits.startsWith('11') ? [2] : [3, 4];
  return lengths.find((length) => digits.startsWith('15', length)) ?? -1;
}

/** Refuses an Argentine number with the 0 or the 15, which are only dialled inside the country. */
export function refuseLocalPrefixes(number: string, context: z.RefinementCtx): void {
  // «+5493514123456», «540351154123456»
  const [, plus = '', nine = '', zero = '', digits = ''] =
    /^(\+?)54(9?)(0?)(\d+)$/.exec(number) ?? [];
  const at = prefixAt(digits);
  if (!digits || (!zero && at < 0)) return;
  const right = at < 0 ? digits : digits.slice(0, at) + digits.slice(at + 2);
  const isWhole = right.length === NATIONAL_LENGTH;
  const extra = [...(zero ? ['el 0'] : []), ...(at < 0 ? [] : ['el 15'])].join(' y ');
  const mobile = at >= 0 && !nine ? ' y poné un 9 después del 54, como lleva un celular' : '';
  const advice = isWhole ? `: escribí «${plus}54${at < 0 ? nine : '9'}${right}»` : '';
  const message = `Desde otro país no se marca así: sacale ${extra}${mobile}${advice}.`;
  context.addIssue({ code: 'custom', message });
}
