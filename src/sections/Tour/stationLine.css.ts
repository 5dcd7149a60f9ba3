import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { across, drawEnd, drawStart, turn } from '#styles/motifs/trunk.css.ts';
import { stations as lineStations } from './stations.ts';
import { gap, rowGap, stations } from './Tour.css.ts';

const { width, out, turn: turnRadius } = vars.trunk;
const fromLaptop = from('laptop');
/** From laptops on: how far the line is below the top of a station, and how far down it reaches. */
export const level = `calc((${vars.size.control} - ${width}) / 2)`;
const reach = `calc((${vars.size.control} + ${width}) / 2)`;
/** The ring of the repair, from laptops on. */
export const largeRing = '5rem';
/** The second half of the way of a row. */
const halfway = '4.5rem';
const crossed = '9rem';
const beyond = '-100vh';
/** Where the line from the row above ends, which is where the line of the row itself begins to turn. */
export const beforeTurn = `calc(${turnRadius} - ${rowGap})`;

/** On narrow screens the line goes on to the next station, and after the last one out of the section. */
export const down = style({
  insetBlock: `0 calc(-1 * ${rowGap})`,
  selectors: { [`${stations} > :last-child &`]: { bottom: beyond } },
  '@media': { [fromLaptop]: { display: 'none' } },
});

for (const [index, { from, to }] of lineStations.entries()) {
  globalStyle(`${stations} > :nth-child(${index + 1})`, {
    vars: { [drawStart]: `${from}rem`, [drawEnd]: `${to}rem` },
  });
}

const atLaptop = (rule: object) => style({ '@media': { [fromLaptop]: rule } });
const toNext = atLaptop({ top: level, left: vars.size.control, right: `calc(-1 * ${gap})` });
const intoRow = atLaptop({
  top: `calc(-1 * ${rowGap})`,
  width: `calc(${out} + ${vars.space.xxs})`,
  height: `calc(${rowGap} + ${reach})`,
});
const outOfRow = atLaptop({
  top: level,
  left: vars.size.control,
  bottom: beforeTurn,
});
const fromRight = atLaptop({
  top: `calc(-1 * ${rowGap})`,
  left: 0,
  height: `calc(${rowGap} + ${reach})`,
});
const toRepair = style([
  { vars: { [drawStart]: halfway, [drawEnd]: crossed } },
  {
    '@media': {
      [fromLaptop]: { top: level, left: `calc(-100% - ${gap} + ${largeRing})`, right: '100%' },
    },
  },
]);
const outOfTour = atLaptop({ top: level, left: vars.size.control, bottom: beyond });
/** The pieces that `stations.ts` names: where the line turns, and where it goes on to the next station. */
export const pieces = {
  intoRow: `${turn.acrossFromLeft} ${intoRow}`,
  toNext: `${across.toTheRight} ${toNext}`,
  outOfRow: `${turn.downAtRight} ${outOfRow}`,
  fromRight: `${turn.acrossFromRight} ${fromRight}`,
  toRepair: `${across.toTheLeft} ${toRepair}`,
  outOfTour: `${turn.downAtRight} ${outOfTour}`,
} as const;
