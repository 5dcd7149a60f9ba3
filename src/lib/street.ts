/** A street of shops, one for each branch: the size of a shop in the units of the drawing. */
export const SHOP = { width: 60, height: 66 };

/** The area of this many shops, row by row, as a path. */
export function shopsPath(shops: number, aRow: number): string {
  const bottom = Math.floor(shops / aRow) * SHOP.height;
  const rest = (shops % aRow) * SHOP.width;
  return `M0 0h${aRow * SHOP.width}v${bottom}H0zM0 ${bottom}h${rest}v${SHOP.height}H0z`;
}

export const streetViewBox = (shops: number, aRow: number): string =>
  `0 0 ${aRow * SHOP.width} ${Math.ceil(shops / aRow) * SHOP.height}`;
