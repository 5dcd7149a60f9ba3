/** The answers of the sum: `answer` has `{dias}` where the number goes. */
export type IntervalWords = Record<'answer' | 'daily' | 'incomplete', string>;

/** The largest number that the sum takes for any of its three. */
export const MOST = 9999;

/**
 * Working days between two looks at the same branch, in words: branches ÷ (supervisors × visits a
 * day), with at most one decimal as Spanish writes it. Asks for the numbers until all three are
 * above zero and at most `MOST`.
 */
export function visitInterval(
  [branches = 0, supervisors = 0, visits = 0]: readonly number[],
  { answer, daily, incomplete }: IntervalWords,
): string {
  if (![branches, supervisors, visits].every((number) => number > 0 && number <= MOST)) {
    return incomplete;
  }
  const days = Math.round((branches / (supervisors * visits)) * 10) / 10;
  return days > 1 ? answer.replace('{dias}', days.toLocaleString('es')) : daily;
}
