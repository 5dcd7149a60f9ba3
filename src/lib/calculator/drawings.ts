import { SHOP, shopsPath, streetViewBox } from '#lib/street.ts';
import type { VisitorNumbers } from './numbers.ts';
import { monthlyWorkdays, weeklySeen, WORKING_DAYS } from './sums.ts';

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

/** In the drawing of a month, a day is a dash, `width` long and `middle` below the top of its week's row. */
const DAY = { width: 120, middle: 30 };
const WEEKS = [0, 1, 2, 3];

/** The first `days` working days of a month: a line for each week, in rows as high as the rows of shops. */
const daysPath = (days: number) =>
  WEEKS.map((week) => {
    const drawn = Math.min(Math.max(days - week * WORKING_DAYS, 0), WORKING_DAYS);
    return `M0 ${week * SHOP.height + DAY.middle}h${Math.round(drawn * DAY.width)}`;
  }).join('');

/** All working days of a month; the style cuts the path into one dash for each day. */
export const monthPath = () => daysPath(Infinity);
/** The working days that the visitor's hours fill. */
export const hoursPath = (numbers: VisitorNumbers) => daysPath(monthlyWorkdays(numbers));
