/** The answers of the sum: `answer` has `{dias}` where the number goes. */
export interface IntervalWords {
  answer: string;
  daily: string;
  incomplete: string;
}

/**
 * Working days between two looks at the same branch, in words: branches ÷ (supervisors × visits a
 * day), with at most one decimal as Spanish writes it. Asks for the numbers until all three are
 * above zero.
 */
export function visitInterval(
  [branches = 0, supervisors = 0, visits = 0]: readonly number[],
  { answer, daily, incomplete }: IntervalWords,
): string {
  const days = branches / (supervisors * visits);
  if (!(days > 0 && days < Infinity && supervisors > 0)) return incomplete;
  const rounded = days.toLocaleString('es', { maximumFractionDigits: 1 });
  return days > 1 ? answer.replace('{dias}', rounded) : daily;
}
