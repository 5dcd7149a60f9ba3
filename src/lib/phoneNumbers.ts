import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/** The country whose habits a number without its country code is written in. */
const HOME: CountryCode = 'AR';

/** A number without what Argentines put before it at home: the country, the 9 of mobiles. */
const bare = (digits: string) => digits.replace(/^549?/, '');

/**
 * The number that somebody means who wrote `typed`, as it is dialled from any country: `+` and
 * digits. National prefixes (0, 15) and a missing country code are put right; `undefined` where
 * nobody can tell.
 */
export function dialled(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  const readings = [
    parsePhoneNumberFromString(`+${digits}`),
    parsePhoneNumberFromString(digits, HOME),
    parsePhoneNumberFromString(bare(digits), HOME),
  ];
  return readings.find((reading) => reading?.isValid())?.number;
}

/** Whether a number may exist: its country is known, and numbers there have as many digits. */
export const mayExist = (number: string): boolean =>
  parsePhoneNumberFromString(number)?.isPossible() ?? false;

/** Whether a number is a mobile of Argentina that lacks the 9 which other countries, and WhatsApp, dial. */
export function lacksMobileNine(number: string): boolean {
  const reading = parsePhoneNumberFromString(number);
  return reading?.country === HOME && reading.getType() !== 'MOBILE';
}

/**
 * Whether what a visitor reads (`shown`) is the number that is dialled: its last digits, or all of it
 * with the prefixes that it has at home (0, 15).
 */
export const readsAs = (shown: string, number: string): boolean => {
  const digits = shown.replace(/\D/g, '');
  return digits !== '' && (number.endsWith(digits) || dialled(shown) === number);
};
