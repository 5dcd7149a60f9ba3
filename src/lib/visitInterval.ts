/** The texts of the result: `answer` has `{dias}` in place of the number. */
export type IntervalWords = Record<'answer' | 'daily' | 'incomplete', string>;

/** The largest number that each field accepts. */
export const MAX_INPUT = 9999;

/**
 * Working days between two visits to the same branch, as a sentence: branches ÷ (supervisors × visits a
 * day), with at most one decimal. Gives `incomplete` unless all three numbers are above zero and at most
 * `MAX_INPUT`.
 */
export function visitInterval(
  [branches = 0, supervisors = 0, visits = 0]: readonly number[],
  { answer, daily, incomplete }: IntervalWords,
): string {
  if (![branches, supervisors, visits].every((number) => number > 0 && number <= MAX_INPUT)) {
    return incomplete;
  }
  const days = Math.round((branches / (supervisors * visits)) * 10) / 10;
  return days > 1 ? answer.replace('{dias}', days.toLocaleString('es')) : daily;
}
