import { SITE } from './files.ts';
import type { Problem } from './problem.ts';
import type { Value } from './values.ts';

/** Gives the hint about one value, if any. */
type Hint = (value: Value) => string | undefined;

/** WhatsApp answers only with the 9 of a mobile, and a landline may have WhatsApp too. */
const mobileNumber: Hint = ({ file, path, value }) => {
  const [, national] = /^54([1-8]\d{9})$/.exec(String(value)) ?? [];
  if (file !== SITE || path.join('.') !== 'whatsapp.number' || !national) return undefined;
  return `Si es un celular, en WhatsApp lleva un 9 después del 54: escribí «number: '549${national}'».`;
};

const hints: readonly Hint[] = [mobileNumber];

/** Hints about single fields that their schema, which can only refuse, lets through. */
export const fieldHints = (values: readonly Value[]): Problem[] =>
  values.flatMap((value) =>
    hints.flatMap((hint) => {
      const message = hint(value);
      return message ? [{ ...value.toProblem(message), isHint: true }] : [];
    }),
  );
