/** What a visitor decides about, each with the vendors whose tags the container may hold for it. */
export const vendorsOf = {
  measurement: ['google-analytics'],
  advertising: ['google-ads'],
} as const;

/** A kind of cookies that a visitor decides about; what is necessary needs no consent. */
export type Category = keyof typeof vendorsOf;
export const categories = Object.keys(vendorsOf) as Category[];

export type Vendor = (typeof vendorsOf)[Category][number];
