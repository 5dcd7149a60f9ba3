/** The stroke of arrows and signs that are drawn as lines, in the colour of the words beside them. */
export const strokeStyle = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
