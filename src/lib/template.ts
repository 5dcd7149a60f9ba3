/** A place in a text that a value takes: «{sucursal}». */
const PLACE = /\{([^{}]*)\}/g;

/** The names of the places that `template` has, in their order. */
export const placesIn = (template: string): string[] =>
  [...template.matchAll(PLACE)].map(([, name = '']) => name);

/** `template` with the value of each place in it; a place without a value stays as it is written. */
export const fillIn = (
  template: string,
  values: Readonly<Record<string, string | number>>,
): string => template.replaceAll(PLACE, (place, name: string) => String(values[name] ?? place));
