/** A placeholder in a text: «{sucursal}». */
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The names of the placeholders in `template`, in their order. */
export const placeholdersIn = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** `template` with its placeholders replaced by `values`; one without a value stays as it is written. */
export const fillIn = (
  template: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  template.replaceAll(PLACEHOLDER, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
