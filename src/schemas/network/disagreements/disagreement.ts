import { valueInWords } from '#schemas/messages.ts';

/** What one place of the sample network says otherwise than another. */
export interface Disagreement {
  path: (string | number)[];
  message: string;
}

/** A disagreement, `message`, unless `isRight`. */
export const disagreementUnless = (
  path: Disagreement['path'],
  isRight: boolean,
  message: string,
): Disagreement[] => (isRight ? [] : [{ path, message }]);

/** A disagreement unless `value` is `expected`, which `what` has, in Spanish: «La sucursal de la tarea». */
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
