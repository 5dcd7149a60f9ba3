import { valueInWords } from '#schemas/messages.ts';

/** A contradiction between two places of the sample network. */
export interface Disagreement {
  path: (string | number)[];
  message: string;
}

/** A disagreement with this `message`, unless `isRight`. */
export const requireThat = (
  path: Disagreement['path'],
  isRight: boolean,
  message: string,
): Disagreement[] => (isRight ? [] : [{ path, message }]);

/** A disagreement unless `value` equals `expected`. `what` names the value in Spanish: «La sucursal de la tarea». */
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
