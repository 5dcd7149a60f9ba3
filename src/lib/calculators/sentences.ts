import { fillPlaceholders, numberInDigits } from '#lib/placeholders.ts';
import { branchesPerShop } from './drawings.ts';
import type { VisitorNumbers } from './numbers.ts';
import { daysBetweenVisits, yearlyCost, monthlyHours, weeklySeen, weeklyVisits } from './sums.ts';

/** The texts of the result, with placeholders in Spanish, as authors write them: «{locales}». */
export interface CoverageTexts {
  /** How many branches nobody sees this week: several, one, none. */
  week: Record<'unseen' | 'oneUnseen' | 'allSeen', string>;
  covered: string;
  interval: Record<'days' | 'daily', string>;
  hours: Record<'monthly' | 'cost', string>;
  calculation: string;
  groups: string;
  incomplete: string;
  summary: Record<'numbers' | 'hours' | 'cost', string>;
}

/** A sentence in three parts, because its number is drawn larger. */
export type NumberSentence = Record<'before' | 'number' | 'after', string>;

/** How an interval is written: for one day, and for several, `{dias}`. */
export type VisitIntervalTexts = Record<'day' | 'days', string>;

/** The values of the placeholders that several texts have. */
const placeholderValues = (numbers: VisitorNumbers) => ({
  locales: numbers.branches,
  supervisores: numbers.supervisors,
  visitas: numbers.visits,
  horas: numbers.hours,
  costo: numbers.cost,
  // «$ 3.744.000».
  costoAnual: `$\u00a0${numberInDigits(yearlyCost(numbers))}`,
});

/**
 * The division «34 ÷ 2 =» and its result in words. The result is at least one working day: with more visits than
 * branches, a branch would get several visits on the same day. While a number is missing, the result is «?».
 */
export function visitInterval(
  numbers: VisitorNumbers | undefined,
  { day, days }: VisitIntervalTexts,
) {
  const result = numbers && daysBetweenVisits(numbers);
  return {
    operands: numbers
      ? `${numberInDigits(numbers.branches)} ÷ ${numberInDigits(numbers.visits)} =`
      : '',
    days:
      result !== undefined && result <= 1 ? day : fillPlaceholders(days, { dias: result ?? '?' }),
  };
}

/** The numbers in a sentence, for a chat and for /contacto. */
export const summarySentence = (numbers: VisitorNumbers, summary: CoverageTexts['summary']) =>
  fillPlaceholders(
    `${summary.numbers}${numbers.hours ? ` ${summary.hours}` : ''}${numbers.cost ? ` ${summary.cost}` : ''}`,
    placeholderValues(numbers),
  );

/** The sentence of `text`, in which the first placeholder or number is drawn larger. */
function sentenceOf(text: string, fill: (part: string) => string): NumberSentence {
  const [before = '', number = '', ...after] = text.split(/(\{\w+\}|\d+)/);
  return { before, number: fill(number), after: fill(after.join('')) };
}

/** How many branches somebody sees this week and how many nobody does, in a sentence around its first number. */
export function weekSentence(numbers: VisitorNumbers, week: CoverageTexts['week']) {
  const { branches } = numbers;
  const seen = weeklySeen(numbers);
  const unseen = branches - seen;
  return sentenceOf(unseen > 1 ? week.unseen : unseen ? week.oneUnseen : week.allSeen, (part) =>
    fillPlaceholders(part, { locales: branches, conVisita: seen, sinVisita: unseen }),
  );
}

/** What the calculator answers: `sentences`, each around its number, and `lines`. */
export function coverageAnswer(numbers: VisitorNumbers, texts: CoverageTexts) {
  const { hours, cost } = numbers;
  const days = daysBetweenVisits(numbers);
  const perShop = branchesPerShop(numbers);
  const fill = (text: string) =>
    fillPlaceholders(text, {
      ...placeholderValues(numbers),
      horasPorMes: monthlyHours(numbers),
      visitasPorSemana: weeklyVisits(numbers),
      dias: days,
      localesPorDibujo: perShop,
    });
  return {
    sentences: {
      week: weekSentence(numbers, texts.week),
      covered: sentenceOf(texts.covered, fill),
      hours: sentenceOf(hours ? texts.hours[cost ? 'cost' : 'monthly'] : '', fill),
    },
    lines: {
      // «Cada 1 días» would be wrong Spanish.
      interval: days > 1 ? fill(texts.interval.days) : texts.interval.daily,
      calculation: fill(texts.calculation),
      groups: perShop > 1 ? fill(texts.groups) : '',
    },
  };
}
