/**
 * The kinds of cookies that a visitor decides about. Each lists the vendors whose tags the container may hold for it.
 */
export const vendorsOf = {
  measurement: ['google-analytics'],
  advertising: ['google-ads'],
} as const;

/** A kind of cookies that a visitor decides about. Necessary cookies need no consent. */
export type Category = keyof typeof vendorsOf;
export const categories = Object.keys(vendorsOf) as Category[];

export type Vendor = (typeof vendorsOf)[Category][number];
