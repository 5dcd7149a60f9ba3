/** Container queries of the product's screens: a screen follows the room that it is given. */
export const roomFor = {
  /** Two columns side by side. */
  pair: '(min-width: 27rem)',
  /** Columns side by side. */
  columns: '(min-width: 30rem)',
} as const;
