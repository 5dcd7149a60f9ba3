/** Container queries of the product's screens: a screen follows the room that it is given. */
export const roomFor = {
  /** Columns side by side. */
  columns: '(min-width: 30rem)',
} as const;
