import { valueInWords } from '#schemas/valueInWords.ts';

/** A contradiction between two places of the sample network. */
export interface Disagreement {
  path: (string | number)[];
  message: string;
}

/** A disagreement with this `message`, unless `isRight`. */
export const disagreementUnless = (
  path: Disagreement['path'],
  isRight: boolean,
  message: string,
): Disagreement[] => (isRight ? [] : [{ path, message }]);

/** A disagreement unless `value` equals `expected`. `what` names the value in Spanish: «La sucursal de la tarea». */
export const disagreementUnlessSame = (
  path: Disagreement['path'],
  value: string,
  expected: string,
  what: string,
): Disagreement[] =>
  disagreementUnless(
    path,
    value === expected,
    `${what} es ${valueInWords(expected)} y acá dice ${valueInWords(value)}.`,
  );
