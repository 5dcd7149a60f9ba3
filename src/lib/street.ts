/** A street of shops, one for each branch: the size of a shop in the units of the drawing. */
export const SHOP_SIZE = { width: 60, height: 66 };

/** The area of this many shops, row by row, as a path. `cell` is the size of a shop. */
export function shopsPath(shops: number, perRow: number, cell = SHOP_SIZE): string {
  const bottom = Math.floor(shops / perRow) * cell.height;
  const rest = (shops % perRow) * cell.width;
  return `M0 0h${perRow * cell.width}v${bottom}H0zM0 ${bottom}h${rest}v${cell.height}H0z`;
}

export const streetViewBox = (shops: number, perRow: number, cell = SHOP_SIZE): string =>
  `0 0 ${perRow * cell.width} ${Math.ceil(shops / perRow) * cell.height}`;
