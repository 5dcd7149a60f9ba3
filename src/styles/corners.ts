/** A mask that leaves of a line all around only its corners, of this length: the marks of a viewfinder. */
export const cornersOf = (length: string) =>
  ['0 0', '100% 0', '0 100%', '100% 100%']
    .map((corner) => `linear-gradient(currentColor 0 0) ${corner} / ${length} ${length} no-repeat`)
    .join(', ');
