import { valueInWords } from '#schemas/messages.ts';

/** What one place of the sample network says otherwise than another. */
export interface Disagreement {
  path: (string | number)[];
  message: string;
}

/** A disagreement, `message`, unless `isRight`. */
export const requireThat = (
  path: Disagreement['path'],
  isRight: boolean,
  message: string,
): Disagreement[] => (isRight ? [] : [{ path, message }]);

/** A disagreement unless `value` is `expected`, which `what` has, in Spanish: «La sucursal de la tarea». */
export const requireSame = (
  path: Disagreement['path'],
  value: string,
  expected: string,
  what: string,
): Disagreement[] =>
  requireThat(
    path,
    value === expected,
    `${what} es ${valueInWords(expected)} y acá dice ${valueInWords(value)}.`,
  );
