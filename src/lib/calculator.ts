import { fillPlaceholders } from './placeholders.ts';
import { shopsPath, streetViewBox } from './street.ts';

/** The name of each number: of its form field, its placeholder and its parameter in the address of /contacto. */
export const numberNames = ['locales', 'supervisores', 'visitas', 'horas', 'costo'] as const;

/**
 * The numbers of a visitor's network: branches (`locales`), supervisors, visits that each supervisor makes a day,
 * hours a week that people spend copying data by hand, and what such an hour costs, in pesos. Without supervisors,
 * `visitas` is the number of visits that all of them make together. There is no cost without hours.
 */
export type NetworkNumbers = Record<'locales' | 'visitas', number> & {
  supervisores?: number | undefined;
  horas?: number | undefined;
  costo?: number | undefined;
};

/** The largest number that each field accepts, except the cost. */
export const LARGEST_NUMBER = 9999;
/** A whole number from 1 to `LARGEST_NUMBER` without separators: «40», but not «0», «040» or «1.000». */
export const NUMBER_PATTERN = /^[1-9]\d{0,3}$/;
/** An amount up to a million, with or without the points with which people write it: «12.500», «12500». */
const AMOUNT_PATTERN = /^[1-9]\d{0,2}(\.?\d{3})?$/;

const WORKING_DAYS = 5;
const WEEKS_PER_MONTH = 52 / 12;

/**
 * The drawing: up to this many branches, each branch is one shop, in rows. In a larger network a shop stands for
 * several.
 */
const MAX_SHOPS = 60;
const SHOPS_PER_ROW = 10;

/** The texts of the result, whose placeholders `calculatorAnswer` fills in. */
export interface CalculatorTexts {
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
export type IntervalTexts = Record<'day' | 'days', string>;

/**
 * The numbers that a form or an address holds. `read` gives the text under a name, or `null` if there is no such
 * field. The result is `undefined` unless branches and visits are valid; if there is a field for supervisors, they
 * must be valid too.
 */
export function readNetworkNumbers(
  read: (name: string) => string | null,
): NetworkNumbers | undefined {
  const [locales, supervisores, visitas, horas, costo] = numberNames.map((name) => {
    const written = read(name) ?? '';
    const pattern = name === 'costo' ? AMOUNT_PATTERN : NUMBER_PATTERN;
    return pattern.test(written) ? Number(written.replace('.', '')) : undefined;
  });
  const hasSupervisors = supervisores !== undefined || read('supervisores') === null;
  return locales && visitas && hasSupervisors
    ? { locales, supervisores, visitas, horas, costo: horas && costo }
    : undefined;
}

/** The query that carries the numbers to /contacto, `?locales=40&…`. */
export const numbersQuery = (numbers: NetworkNumbers): string =>
  '?' +
  numberNames
    .filter((name) => numbers[name])
    .map((name) => `${name}=${String(numbers[name])}`)
    .join('&');

/** How many branches somebody visits in a week, and how many branches each shop of the drawing stands for. */
function weeklyVisits({ locales, supervisores = 1, visitas }: NetworkNumbers) {
  const visits = supervisores * visitas * WORKING_DAYS;
  return { visits, seen: Math.min(locales, visits), each: Math.ceil(locales / MAX_SHOPS) };
}

/** Working days until somebody visits the same branch again, to a tenth. */
export const daysBetweenVisits = ({ locales, supervisores = 1, visitas }: NetworkNumbers) =>
  Number((locales / supervisores / visitas).toFixed(1));

/**
 * The division «34 ÷ 2 =» and its result in words. The result is at least one working day: with more visits than
 * branches, a branch would get several visits on the same day. While a number is missing, the result is «?».
 */
export function visitInterval(numbers: NetworkNumbers | undefined, { day, days }: IntervalTexts) {
  const result = numbers && daysBetweenVisits(numbers);
  return {
    operands: numbers ? `${String(numbers.locales)} ÷ ${String(numbers.visitas)} =` : '',
    days:
      result !== undefined && result <= 1
        ? day
        : fillPlaceholders(days, { dias: result?.toLocaleString('es') ?? '?' }),
  };
}

const monthlyHours = ({ horas = 0 }: NetworkNumbers) => Math.round(horas * WEEKS_PER_MONTH);
/** What the hours of a month cost, «$ 312.000». */
const monthlyCost = (numbers: NetworkNumbers) =>
  `$\u00a0${((numbers.costo ?? 0) * monthlyHours(numbers)).toLocaleString('es-AR')}`;

/** The drawing of a network: its `viewBox`, the area of its shops, and the area of those that somebody visits. */
export function networkDrawing(numbers: NetworkNumbers) {
  const { seen, each } = weeklyVisits(numbers);
  const count = Math.ceil(numbers.locales / each);
  return {
    viewBox: streetViewBox(count, SHOPS_PER_ROW),
    all: shopsPath(count, SHOPS_PER_ROW),
    // A shop is lit only if somebody visits all the branches that it stands for.
    seen: shopsPath(seen < numbers.locales ? Math.floor(seen / each) : count, SHOPS_PER_ROW),
  };
}

/** The numbers in a sentence, for a chat and for /contacto. */
export const summarySentence = (numbers: NetworkNumbers, summary: CalculatorTexts['summary']) =>
  fillPlaceholders(
    `${summary.numbers}${numbers.horas ? ` ${summary.hours}` : ''}${numbers.costo ? ` ${summary.cost}` : ''}`,
    { ...(numbers as Record<string, number>), costoPorMes: monthlyCost(numbers) },
  );

function sentenceOf(text: string, fill: (part: string) => string): NumberSentence {
  const [before = '', number = '', ...after] = text.split(/(\{\w+\})/);
  return { before, number: fill(number), after: fill(after.join('')) };
}

/** How many branches nobody sees this week, in a sentence around the number. */
export function weekSentence(numbers: NetworkNumbers, week: CalculatorTexts['week']) {
  const { locales } = numbers;
  const sinVisita = locales - weeklyVisits(numbers).seen;
  return sentenceOf(
    sinVisita > 1 ? week.unseen : sinVisita ? week.oneUnseen : week.allSeen,
    (part) => fillPlaceholders(part, { locales, sinVisita }),
  );
}

/** What the calculator answers: `sentences`, each around its number, and `lines`. */
export function calculatorAnswer(numbers: NetworkNumbers, texts: CalculatorTexts) {
  const { horas, costo } = numbers;
  const { visits, each } = weeklyVisits(numbers);
  const days = daysBetweenVisits(numbers);
  const fill = (text: string) =>
    fillPlaceholders(text, {
      ...(numbers as Record<string, number>),
      horas: monthlyHours(numbers),
      costoPorMes: monthlyCost(numbers),
      visitasPorSemana: visits,
      dias: days.toLocaleString('es'),
      localesPorDibujo: each,
    });
  return {
    sentences: {
      week: weekSentence(numbers, texts.week),
      covered: sentenceOf(texts.covered, fill),
      hours: sentenceOf(horas ? texts.hours[costo ? 'cost' : 'monthly'] : '', fill),
    },
    lines: {
      // «Cada 1 días» would be wrong Spanish.
      interval: days > 1 ? fill(texts.interval.days) : texts.interval.daily,
      calculation: fill(texts.calculation),
      groups: each > 1 ? fill(texts.groups) : '',
    },
  };
}
