import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { across, drawEnd, drawStart, turn } from '#styles/motifs/trunk.css.ts';
import { root as screen } from '#components/screens/TourScreen/TourScreenFrame.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { stretched } from '#styles/layouts.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { plainNumber } from '#styles/text.css.ts';
import { stops as lineStops } from './stops.ts';

const { width, out, turn: turnRadius } = vars.trunk;
const fromLaptop = from('laptop');
/** The size of «9 °C», which is as wide as a phone or as half of a wider page, and of what it led to. */
const largest = '20rem';
const readingIn = (room: string) => `min((${room}) / 1.7, ${largest})`;
/** The height of the words of a stop beside others: its time, its title, and two or three lines. */
const twoLines = '7.625rem';
const threeLines = '9.25rem';
/** The space between two rows of stops, through which the line comes down; a phone has less. */
const rowGap = createVar();
const phoneGap = '1.75rem';
const gap = vars.space.xl;
/** From laptops on: how far the line is below the top of a stop, and how far down it reaches. */
const level = `calc((${vars.size.control} - ${width}) / 2)`;
const reach = `calc((${vars.size.control} + ${width}) / 2)`;
const large = '5rem';
/** The second half of the way of a row. */
const halfway = '4.5rem';
const crossed = '9rem';
const beyond = '-100vh';
/** The distance over which the line turns into an alert. */
const dawning = '17rem';
/** Where the line from the row above ends, which is where the line of the row itself begins to turn. */
const beforeTurn = `calc(${turnRadius} - ${rowGap})`;

/** Amber, because the temperature is too high. On paper amber would be too pale. */
const giant = style(
  responsive(
    {
      base: {
        marginInlineStart: '-0.05em',
        color: vars.color.attention,
        fontSize: readingIn(`100vw - 2 * ${vars.space.gutter}`),
        fontWeight: vars.font.strong,
        lineHeight: 1,
        letterSpacing: '-0.03em',
        // The gap between number and unit, because a whole space would be as wide as a letter.
        wordSpacing: '-0.2em',
        whiteSpace: 'nowrap',
      },
      tablet: { fontSize: readingIn(`100vw - 2 * ${vars.space.rail}`) },
      laptop: { fontSize: readingIn(`50vw - ${vars.space.rail}`) },
    },
    {
      [when.printing]: { color: vars.color.text },
      [when.coloursAreForced]: plainNumber,
    },
  ),
);

export const root = style(
  responsive({
    base: { vars: { [rowGap]: phoneGap } },
    tablet: { vars: { [rowGap]: vars.space.xxl } },
  }),
);
/** The title and, from laptops on, what it leads to beside it. */
export const opening = style(
  responsive({
    base: { position: 'relative', display: 'grid' },
    laptop: {
      gridTemplate: 'auto auto 1fr auto / auto minmax(0, 1fr)',
      columnGap: vars.space.xxl,
    },
  }),
);
export const title = style(
  responsive({
    base: { display: 'grid', lineHeight: vars.leading.snug },
    laptop: {
      gridArea: '2 / 1 / 5 / 3',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
    },
  }),
);
export const what = style({ fontSize: vars.text.smallTitle });
export const tooHigh = style([
  giant,
  { '@media': { [fromLaptop]: { gridArea: '2 / 1 / 4 / 2' } } },
]);
export const rest = style(
  responsive({
    base: { marginTop: vars.space.xs, fontSize: vars.text.title },
    laptop: { gridArea: '2 / 2', alignSelf: 'end', fontSize: vars.text.headline },
  }),
);
export const lead = style(
  responsive({
    base: { marginTop: vars.space.s, textWrap: 'balance' },
    laptop: { gridArea: '4 / 2' },
  }),
);
/** The line comes in violet and gradually turns into an alert. */
export const alert = style({
  insetBlock: `calc(-1 * ${vars.space.section}) calc(-1 * ${rowGap})`,
  '::before': {
    borderImage: `linear-gradient(${vars.color.accentOnInk} ${vars.space.section}, ${vars.color.attention} ${dawning}) 1`,
  },
  '@media': {
    [fromLaptop]: { bottom: beforeTurn },
    [when.coloursAreForced]: { '::before': { borderImageSource: 'none' } },
  },
});

export const caption = style({ display: 'block', fontSize: vars.text.small });

export const stops = style(
  responsive({
    base: { display: 'grid', gap: rowGap, marginTop: rowGap },
    laptop: { gridTemplateColumns: equalColumns(6), columnGap: gap },
  }),
);
// A row of two stops, a row with one stop and the repair, a row of three stops.
globalStyle(`${stops} > *`, {
  display: 'grid',
  '@media': { [fromLaptop]: { gridColumn: 'span 2' } },
});
globalStyle(`${stops} > :nth-child(-n + 2)`, {
  '@media': { [fromLaptop]: { gridColumn: 'span 3' } },
});

/** Its text over its screen, or beside it where there is room for both. */
export const stop = style(
  responsive({
    base: { position: 'relative', display: 'grid', gap: vars.space.s, alignContent: 'start' },
    tablet: { gridTemplateColumns: equalColumns(2), gap: vars.space.m, alignItems: 'center' },
    laptop: {
      gridTemplate: 'auto 1fr / minmax(0, 1fr)',
      alignContent: 'stretch',
      alignItems: 'stretch',
      paddingTop: `calc(${vars.size.control} + ${vars.space.s})`,
    },
  }),
);
/** On narrow screens the line goes on to the next stop, and after the last one out of the section. */
export const down = style({
  insetBlock: `0 calc(-1 * ${rowGap})`,
  selectors: { [`${stops} > :last-child &`]: { bottom: beyond } },
  '@media': { [fromLaptop]: { display: 'none' } },
});

for (const [index, { from, to }] of lineStops.entries()) {
  globalStyle(`${stops} > :nth-child(${index + 1})`, {
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
      [fromLaptop]: { top: level, left: `calc(-100% - ${gap} + ${large})`, right: '100%' },
    },
  },
]);
const outOfTour = atLaptop({ top: level, left: vars.size.control, bottom: beyond });
/** The pieces that `stops.ts` names: where the line turns, and where it goes on to the next stop. */
export const pieces = {
  intoRow: `${turn.acrossFromLeft} ${intoRow}`,
  toNext: `${across.toTheRight} ${toNext}`,
  outOfRow: `${turn.downAtRight} ${outOfRow}`,
  fromRight: `${turn.acrossFromRight} ${fromRight}`,
  toRepair: `${across.toTheLeft} ${toRepair}`,
  outOfTour: `${turn.downAtRight} ${outOfTour}`,
} as const;

/** The moment of a stop. On a phone it stands at the end of the title's line if both fit. */
export const words = style(
  responsive({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: vars.space.xs,
    },
    tablet: { display: 'block' },
  }),
);
globalStyle(`${words} > :last-child`, { order: 2, flexBasis: '100%' });
// The screens side by side begin at one height.
globalStyle(`${stops} > :nth-child(-n + 2) ${words}`, {
  '@media': { [fromLaptop]: { minHeight: twoLines } },
});
globalStyle(`${stops} > :nth-child(n + 4) ${words}`, {
  '@media': { [fromLaptop]: { minHeight: threeLines } },
});
export const moment = style({
  order: 1,
  color: vars.color.onInkMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style(
  responsive({
    base: { fontSize: vars.text.heading },
    tablet: { fontSize: vars.text.smallTitle },
  }),
);
/** A link over the whole stop, whose screen answers. */
export const link = style([stretched, { textDecoration: 'none' }]);
globalStyle(`${stop} ${screen}`, {
  transition: `transform ${vars.motion.drawer} ${vars.motion.ease}`,
});
globalStyle(`${stop}:is(:hover, :focus-within) ${screen}`, {
  transform: `translateY(calc(-1 * ${vars.space.nudge}))`,
});
globalStyle(`${stop}:is(:hover, :focus-within) ${link}`, { textDecoration: 'underline' });

/** The third stop with the repair, which from laptops on is at its left: the line has turned. */
export const repair = style({
  gap: rowGap,
  '@media': {
    [fromLaptop]: { gridColumn: '1 / -1', gridTemplateColumns: equalColumns(2), columnGap: gap },
  },
});
export const repaired = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gap: vars.space.s,
      justifyItems: 'start',
      alignContent: 'start',
    },
    // Its line is level with that of the stop at its right.
    laptop: { gridArea: '1 / 1', paddingTop: `calc(${vars.size.control} + ${vars.space.l})` },
  }),
);
export const healthy = style({
  '@media': {
    [fromLaptop]: {
      top: level,
      right: `calc(100% - ${large} / 2)`,
      bottom: beforeTurn,
    },
  },
});
export const tick = style(
  responsive({
    base: { color: vars.color.positive },
    laptop: {
      top: `calc((${vars.size.control} - ${large}) / 2)`,
      width: large,
      height: large,
      boxShadow: `0 0 ${vars.space.xl} ${vars.color.accentGlow}`,
    },
  }),
);
export const cold = style([giant, { vars: { [vars.color.attention]: vars.color.positiveSoft } }]);
/** The one line under it, with which the story ends. */
export const asleep = style({
  fontSize: vars.text.smallTitle,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});
