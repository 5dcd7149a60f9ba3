import { leadsToDemo } from '#lib/links.ts';

/** What each number is called in a form and in the address of /contacto: `?locales=40&visitas=2`. */
export const parameters = {
  branches: 'locales',
  supervisors: 'supervisores',
  visits: 'visitas',
  hours: 'horas',
  cost: 'costo',
} as const;

/** The numbers of a visitor's network. */
export interface VisitorNumbers {
  branches: number;
  supervisors?: number | undefined;
  /** How many branches each supervisor visits a day; without `supervisors`, how many all of them visit together. */
  visits: number;
  /** How many hours a week people spend copying data by hand. */
  hours?: number | undefined;
  /** What such an hour costs, in pesos; only with `hours`. */
  cost?: number | undefined;
}

/** The numbers of a visit interval, which an article gives under Spanish names, in its `<Cuenta>` as texts. */
export const branchesAndVisits = (
  given: Record<'locales' | 'visitas', number | string>,
): Record<'branches' | 'visits', number> => ({
  branches: Number(given.locales),
  visits: Number(given.visitas),
});

/** The largest number that each field accepts, except the cost. */
export const LARGEST_NUMBER = 9999;
/** A whole number from 1 to `LARGEST_NUMBER` without separators: «40», but not «0», «040» or «1.000». */
export const NUMBER_PATTERN = /^[1-9]\d{0,3}$/;
/** An amount up to a million, with or without the points with which people write it: «12.500», «12500». */
const AMOUNT_PATTERN = /^[1-9]\d{0,2}(\.?\d{3})?$/;

/**
 * The numbers in a form or an address. `read` gives the text of a parameter, or `null` if there is no such parameter.
 * The result is `undefined` if branches or visits are missing or wrong, or if supervisors are asked for and wrong.
 */
export function readVisitorNumbers(
  read: (parameter: string) => FormDataEntryValue | null,
): VisitorNumbers | undefined {
  const numberIn = (parameter: string, pattern = NUMBER_PATTERN) => {
    const typed = read(parameter);
    if (typeof typed !== 'string' || !pattern.test(typed)) return undefined;
    return Number(typed.replace('.', ''));
  };
  const branches = numberIn(parameters.branches);
  const supervisors = numberIn(parameters.supervisors);
  const visits = numberIn(parameters.visits);
  const hours = numberIn(parameters.hours);
  const cost = hours && numberIn(parameters.cost, AMOUNT_PATTERN);
  if (!branches || !visits) return undefined;
  if (!supervisors && read(parameters.supervisors) !== null) return undefined;
  return { branches, supervisors, visits, hours, cost };
}

/** The query that carries the numbers to /contacto, `?locales=40&…`. */
export const numbersQuery = (numbers: VisitorNumbers): string =>
  '?' +
  (Object.keys(parameters) as (keyof VisitorNumbers)[])
    .filter((name) => numbers[name])
    .map((name) => `${parameters[name]}=${String(numbers[name])}`)
    .join('&');

/** `href` with the numbers as its query if it leads to the demo, whose page reads them. All other links stay as they are. */
export const withNumbers = (href: string, numbers: VisitorNumbers): string =>
  leadsToDemo(href) ? href.replace(/(\?[^#]*)?(?=#|$)/, numbersQuery(numbers)) : href;
