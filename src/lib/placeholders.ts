/** A placeholder in a text: «{sucursal}». */
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The names of the placeholders in `text`, in their order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** `text` with its placeholders replaced by `values`; a placeholder without a value stays as it is written. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string =>
  text.replaceAll(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? placeholder) : placeholder,
  );
