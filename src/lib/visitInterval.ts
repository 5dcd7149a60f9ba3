/**
 * Working days between two looks at the same branch: branches ÷ (supervisors × visits a day).
 * @returns `undefined` where one of the three is not a number from 1
 */
export function daysBetweenVisits(
  branches: number,
  supervisors: number,
  visits: number,
): number | undefined {
  const isCount = (value: number) => Number.isFinite(value) && value >= 1;
  return [branches, supervisors, visits].every(isCount)
    ? branches / (supervisors * visits)
    : undefined;
}

/** The words of an answer, the days with at most one decimal as Spanish writes it. */
export function intervalAnswer(
  days: number | undefined,
  words: { answer: string; daily: string; incomplete: string },
): string {
  if (days === undefined) return words.incomplete;
  if (days <= 1) return words.daily;
  const rounded = days.toLocaleString('es-AR', { maximumFractionDigits: 1 });
  return words.answer.replace('{dias}', rounded);
}
