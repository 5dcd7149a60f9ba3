/** A placeholder in a text: «{sucursal}». */
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The names of the placeholders in `text`, in their order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** A number as people in Argentina write it: «1.200», «16,7». */
export const numberInDigits = (number: number): string => number.toLocaleString('es-AR');

/**
 * `text` with its placeholders replaced by `values`, numbers as people write them; a placeholder without a value stays
 * as it is written.
 */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string =>
  text.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'number' ? numberInDigits(value) : (value ?? placeholder);
  });
