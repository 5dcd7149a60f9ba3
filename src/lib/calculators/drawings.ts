import { shopsPath, streetViewBox } from '#lib/street.ts';
import type { VisitorNumbers } from './numbers.ts';
import { weeklySeen } from './sums.ts';

/** Up to this many branches, each branch is a shop of its own. In a larger network a shop stands for several. */
const MAX_SHOPS = 60;
const SHOPS_PER_ROW = 10;

/** How many branches each shop stands for. */
export const branchesPerShop = ({ branches }: VisitorNumbers) => Math.ceil(branches / MAX_SHOPS);

/** A network as a street: its `viewBox`, the area of all shops, and the area of those that somebody visits. */
export function streetDrawing(numbers: VisitorNumbers) {
  const { branches } = numbers;
  const seen = weeklySeen(numbers);
  const each = branchesPerShop(numbers);
  const count = Math.ceil(branches / each);
  return {
    viewBox: streetViewBox(count, SHOPS_PER_ROW),
    all: shopsPath(count, SHOPS_PER_ROW),
    // A shop is lit only if somebody visits all the branches that it stands for.
    seen: shopsPath(seen < branches ? Math.floor(seen / each) : count, SHOPS_PER_ROW),
  };
}
