import { fillPlaceholders } from './placeholders.ts';
import { SHOP, shopsPath, streetViewBox } from './street.ts';

/** What each number is called in a form, in a text and in the address that carries them to /contacto. */
export const numberNames = ['locales', 'supervisores', 'visitas', 'horas'] as const;

/**
 * A visitor's network: branches, supervisors, visits a day of each, and hours a week spent copying
 * things over, where they say so. Without supervisors the visits are those of all of them together.
 */
export type NetworkNumbers = Record<'locales' | 'visitas', number> & {
  supervisores?: number | undefined;
  horas?: number | undefined;
};

/** The largest number that each field accepts. */
export const LARGEST_NUMBER = 9999;
/** A number up to there as it is written: whole, from 1, without dots. */
export const NUMBER_PATTERN = /^[1-9]\d{0,3}$/;

const WORKING_DAYS = 5;
const WEEKS_A_MONTH = 52 / 12;

/** The drawing: a shop a branch up to so many, in rows; in a larger network each stands for several. */
const MOST_SHOPS = 60;
const SHOPS_A_ROW = 10;
const HOURS_A_DAY = 8;
/** The drawing of the hours: a month of working days, each so wide, its middle so far down its row. */
const DAY = { width: 120, middle: 30 };
const WEEKS = [0, 1, 2, 3];

/** The texts of the result, with placeholders for what `valuesOf` gives. */
export type CalculatorTexts = Record<
  | 'unseen'
  | 'oneUnseen'
  | 'allSeen'
  | 'covered'
  | 'interval'
  | 'daily'
  | 'monthly'
  | 'workdays'
  | 'sum'
  | 'groups'
  | 'incomplete'
  | 'summary'
  | 'summaryHours',
  string
>;

/** The texts of the short sum: a day, and `{dias}` of them. */
export type SumTexts = Record<'day' | 'days', string>;

/**
 * The numbers that `read` gives, whole ones up to `LARGEST_NUMBER`; `undefined` unless the first three are there,
 * or only the supervisors are not asked for.
 */
export function readNetworkNumbers(
  read: (name: string) => string | null,
): NetworkNumbers | undefined {
  const [locales, supervisores, visitas, horas] = numberNames.map((name) =>
    NUMBER_PATTERN.test(read(name) ?? '') ? Number(read(name)) : undefined,
  );
  const isComplete = supervisores ?? read('supervisores') === null;
  return locales && visitas && isComplete ? { locales, supervisores, visitas, horas } : undefined;
}

/** The query that carries the numbers to /contacto, `?locales=40&…`. */
export const numbersQuery = (numbers: NetworkNumbers): string =>
  '?' +
  numberNames
    .filter((name) => numbers[name])
    .map((name) => `${name}=${String(numbers[name])}`)
    .join('&');

/** How many branches somebody passes by in a week, and how many each shop of the drawing stands for. */
function weeklyVisits({ locales, supervisores = 1, visitas }: NetworkNumbers) {
  const visits = supervisores * visitas * WORKING_DAYS;
  return { visits, seen: Math.min(locales, visits), each: Math.ceil(locales / MOST_SHOPS) };
}

/** Working days until somebody is at the same branch again. */
const daysBetween = ({ locales, supervisores = 1, visitas }: NetworkNumbers) =>
  Number((locales / supervisores / visitas).toFixed(1));

/**
 * The short sum, «34 ÷ 2 =», and what it comes to: a working day at least, since more visits than branches are
 * visits on the same day. A mark instead of a number while one is missing.
 */
export function visitDivision(numbers: NetworkNumbers | undefined, { day, days }: SumTexts) {
  const result = numbers && daysBetween(numbers);
  return {
    operands: numbers ? `${String(numbers.locales)} ÷ ${String(numbers.visitas)} =` : '',
    days:
      result !== undefined && result <= 1
        ? day
        : fillPlaceholders(days, { dias: result?.toLocaleString('es') ?? '?' }),
  };
}

const hoursAMonth = ({ horas = 0 }: NetworkNumbers) => Math.round(horas * WEEKS_A_MONTH);
/** The working days that the hours of a month fill. */
const daysAMonth = (numbers: NetworkNumbers) =>
  Number((hoursAMonth(numbers) / HOURS_A_DAY).toFixed(1));
/** So many working days as lines through the drawing of a month, a week a row as high as a row of shops. */
const daysPath = (days: number) =>
  WEEKS.map((week) => {
    const drawn = Math.min(Math.max(days - week * WORKING_DAYS, 0), WORKING_DAYS);
    return `M0 ${week * SHOP.height + DAY.middle}h${Math.round(drawn * DAY.width)}`;
  }).join('');
/** The whole month, and what of it the hours fill: their dashes are days. */
export const monthPath = () => daysPath(Infinity);
export const hoursPath = (numbers: NetworkNumbers) => daysPath(daysAMonth(numbers));

/** The drawing of a network: its `viewBox`, where its shops stand, and where those that somebody passes by. */
export function networkDrawing(numbers: NetworkNumbers) {
  const { seen, each } = weeklyVisits(numbers);
  const count = Math.ceil(numbers.locales / each);
  return {
    viewBox: streetViewBox(count, SHOPS_A_ROW),
    all: shopsPath(count, SHOPS_A_ROW),
    // Lit only where somebody passes by all the branches a shop stands for.
    seen: shopsPath(seen < numbers.locales ? Math.floor(seen / each) : count, SHOPS_A_ROW),
  };
}

/** The numbers in a sentence, for a chat and for /contacto. */
export const numbersInSentence = (
  numbers: NetworkNumbers,
  { summary, summaryHours }: Pick<CalculatorTexts, 'summary' | 'summaryHours'>,
) =>
  fillPlaceholders(
    numbers.horas ? `${summary} ${summaryHours}` : summary,
    numbers as Record<string, number>,
  );

/** The sentences that answer the numbers. Three are in three parts, so that their number can be the largest thing. */
export function calculatorAnswer(numbers: NetworkNumbers, texts: CalculatorTexts) {
  const { locales, horas } = numbers;
  const { visits, seen, each } = weeklyVisits(numbers);
  const unseen = locales - seen;
  const days = daysBetween(numbers);
  const fill = (text: string) =>
    fillPlaceholders(text, {
      ...(numbers as Record<string, number>),
      horas: hoursAMonth(numbers),
      jornadas: daysAMonth(numbers).toLocaleString('es'),
      sinVisita: unseen,
      visitasPorSemana: visits,
      dias: days.toLocaleString('es'),
      localesPorDibujo: each,
    });

  const inThree = (text: string) => {
    const [before = '', number = '', ...after] = text.split(/(\{\w+\})/);
    return [before, fill(number), fill(after.join(''))] as const;
  };
  const [before, number, after] = inThree(
    unseen > 1 ? texts.unseen : unseen ? texts.oneUnseen : texts.allSeen,
  );
  const [coveredBefore, coveredNumber, coveredAfter] = inThree(texts.covered);
  const [hoursBefore, hoursNumber, hoursAfter] = horas ? inThree(texts.monthly) : ['', '', ''];
  return {
    before,
    number,
    after,
    // «Cada 1 días» would not read well.
    interval: days > 1 ? fill(texts.interval) : texts.daily,
    hoursBefore,
    hoursNumber,
    hoursAfter,
    workdays: horas ? fill(texts.workdays) : '',
    sum: fill(texts.sum),
    groups: each > 1 ? fill(texts.groups) : '',
    coveredBefore,
    coveredNumber,
    coveredAfter,
  };
}
