/** Something in the sample network that contradicts something else in it. */
export interface Contradiction {
  /** The field that an author would change. */
  path: (string | number)[];
  /** What contradicts what, and the remedy, in Spanish. */
  message: string;
}
