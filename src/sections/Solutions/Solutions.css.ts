import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { row, stack } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { deferLayout } from '#styles/deferLayout.ts';
import { ink, screenOnly, tint as tinted } from '#styles/page.css.ts';
import { responsive, when, whileScrolling } from '#styles/responsive.ts';
import { heading, muted, plainNumber, strong } from '#styles/text.css.ts';
import { phone } from '#styles/screens/device.css.ts';
import { band, calmBand, onNight } from './areaLine.css.ts';
import { MOST_CARDS } from './mostCards.ts';

/** The size of the areas' names. Visitors read them down the page, and the longest word fits the column's width. */
const nameSize = 'clamp(1.6875rem, 0.9rem + 4vw, 2.25rem)';
const nameWide = 'clamp(2rem, 4vw - 0.25rem, 3.5rem)';
/** One size for all figures, which visitors compare from area to area. */
const figureSize = 'clamp(2.75rem, 5vw, 4.5rem)';
/** Moves the figure up or down to the name's line, for a font whose line stands at this share of its size. */
const baseline = 0.89;
const besideName = `calc(${baseline} * (${nameWide} - ${figureSize}) - ${vars.size.line} - ${vars.space.xs})`;
const printedFigure = '2rem';
const promiseWidth = '30rem';
const senseWidth = '26rem';
const barHeight = '4.25rem';
/** Of the names of the stretches, which stand before their areas on a phone. */
const stretchWidth = '5.75rem';
/** How far the last screen reaches into the dark section under it. */
const overlap = '9rem';

const numbers = Array.from({ length: MOST_CARDS }, (_, index) => index + 1);
const timeline = (number: number) => `--stop-${number}`;

/** The common ancestor of the index and the bands, so that the index can use the bands' timelines. */
export const tour = style([
  // The last screen stands in front of the section under it.
  { position: 'relative', zIndex: 1 },
  whileScrolling({ timelineScope: numbers.map(timeline).join(', ') }),
]);

/** A slim bar; on wide screens it stays under the header. */
export const index = style({
  paddingTop: vars.space.l,
  '@media': {
    [`${from('desktop')} and ${when.screenIsHigh}`]: {
      position: 'sticky',
      top: vars.size.header,
      zIndex: 2,
      paddingTop: 0,
      borderBottom: `${vars.stroke.hair} solid ${vars.color.border}`,
      background: vars.color.surface,
    },
    [when.printing]: { position: 'static' },
  },
});
export const bar = style({
  '@media': {
    [from('desktop')]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: vars.space.l,
      minHeight: barHeight,
    },
  },
});
/** Hidden in print, where only the title of the index is left. */
export const stretches = style([
  screenOnly,
  responsive({
    base: { marginTop: vars.space.xs },
    desktop: { display: 'flex', alignItems: 'end', columnGap: vars.space.xl, margin: 0 },
  }),
]);
/** A stretch of the way: its name and its areas, in a row or, on wide screens, one over the other. */
export const stretch = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: `${stretchWidth} minmax(0, 1fr)`,
      columnGap: vars.space.xs,
      borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
    },
    desktop: { display: 'block', border: 0 },
  }),
);
export const stretchName = style([
  muted,
  responsive({
    base: {
      paddingBlock: vars.space.xxs,
      fontSize: vars.text.small,
      lineHeight: vars.leading.snug,
    },
    desktop: { padding: 0, fontSize: vars.text.tiny },
  }),
]);
export const links = style(
  responsive({
    base: { gridColumn: 2, display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s },
    desktop: { columnGap: vars.space.m },
  }),
);
const here = keyframes({
  'from, to': { borderColor: vars.color.accent, color: vars.color.accentStrong },
});
export const link = style([
  strong,
  responsive({
    base: {
      display: 'block',
      paddingBlock: vars.space.xxs,
      borderBottom: `${vars.size.line} solid transparent`,
      color: vars.color.accentStrong,
      fontSize: vars.text.small,
      lineHeight: vars.leading.snug,
      ':hover': { textDecoration: 'underline' },
    },
    desktop: { paddingBlock: `${vars.space.hair} ${vars.space.xs}`, color: vars.color.textMuted },
  }),
  { textDecoration: 'none' },
  whileScrolling({
    animationName: here,
    animationTimingFunction: 'linear',
    animationRange: 'cover',
  }),
]);
/** By the number of the area: what marks its link while its band is in the middle of the screen. */
export const current = numbers.map((number) =>
  style(whileScrolling({ animationTimeline: timeline(number) })),
);
for (const number of numbers) {
  globalStyle(
    `${tour} > ol > :nth-child(${number})`,
    whileScrolling({ viewTimelineName: `--stop, ${timeline(number)}` }),
  );
}

/** A guess at the height of an area on a phone. */
const unseenArea = '60rem';
deferLayout(`${band}:nth-child(n + 2)`, unseenArea);

export const night = style([ink, { vars: onNight }]);
/** The part after the repair. */
export const calm = style([tinted, calmBand]);

/** Text and screen one below the other: on a phone and on paper. */
const stacked = `"station name" auto "promise promise" auto "result result" auto "ways ways" auto "screen screen" auto / ${vars.size.control} minmax(0, 1fr)`;
const columns = (...widths: string[]) =>
  [vars.size.control, ...widths.map((width) => `minmax(0, ${width})`)].join(' ');
const areaBase = style({
  display: 'grid',
  gridTemplate: stacked,
  gap: vars.space.s,
  '@media': {
    [from('split')]: { columnGap: vars.space.l },
    [when.printing]: { rowGap: vars.space.xs },
  },
});
const placed = (gridTemplate: string) =>
  style([areaBase, { '@media': { [`${when.onScreen} and ${from('split')}`]: { gridTemplate } } }]);
const overScreen = `"station name result" auto "station promise result" auto "station ways result" 1fr "station screen screen" auto / ${columns('6fr', '4fr')}`;
/** The layouts of an area: its screen as wide as the page, under all of its words, or `beside` them. */
export const area = {
  above: placed(overScreen),
  beside: placed(
    `"station name screen" auto "station promise screen" auto "station result screen" auto "station ways screen" 1fr / ${columns('4fr', '6fr')}`,
  ),
} as const;

export const name = style(
  responsive(
    {
      base: {
        gridArea: 'name',
        alignSelf: 'center',
        fontSize: nameSize,
        lineHeight: vars.leading.tight,
        letterSpacing: vars.tracking.poster,
      },
      split: { fontSize: nameWide },
    },
    { [when.printing]: { fontSize: printedFigure } },
  ),
);
export const promise = style([
  strong,
  heading,
  {
    gridArea: 'promise',
    maxWidth: promiseWidth,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
  },
]);

/** The result of an area: a number and its meaning. */
export const result = style({
  gridArea: 'result',
  alignSelf: 'start',
  marginTop: vars.space.xs,
  paddingTop: vars.space.xs,
  borderTop: `${vars.size.line} solid ${vars.color.attention}`,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.snug,
  // Over the screen, the figure stands on one line with the name.
  '@media': {
    [`${when.onScreen} and ${from('split')}`]: {
      selectors: { [`${area.above} > &`]: { marginTop: besideName } },
    },
  },
});
export const figure = style({
  display: 'block',
  marginBottom: vars.space.nudge,
  fontSize: figureSize,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.poster,
  '@media': {
    [when.coloursAreForced]: plainNumber,
    [when.printing]: { fontSize: printedFigure },
  },
});
export const sense = style([
  muted,
  { display: 'block', maxWidth: senseWidth, textWrap: 'balance' },
]);

export const ways = style([row, { gridArea: 'ways', alignSelf: 'start' }]);
export const screen = style([
  stack,
  {
    gridArea: 'screen',
    alignContent: 'start',
    '@media': {
      [from('split')]: { marginTop: vars.space.xs },
      // The last one, beside its words, reaches into the section that follows.
      [`${when.onScreen} and ${from('desktop')}`]: {
        selectors: {
          [`li:last-child > ${area.beside} > &`]: {
            marginBottom: `calc(-1 * (${vars.space.xxl} + ${overlap}))`,
          },
        },
      },
      [when.printing]: { zoom: 0.8 },
    },
  },
]);
/** The telephone ends where the page does. Its edge shows on the dark section too. */
globalStyle(`${area.beside} ${phone}`, {
  outline: `${vars.stroke.thin} solid ${vars.color.borderOnInk}`,
  '@media': { [`${when.onScreen} and ${from('split')}`]: { marginInlineEnd: 0 } },
});

/** The demo button, under its text. On a phone the bar at the bottom has the same button. */
export const demo = style([
  stack,
  screenOnly,
  muted,
  responsive({
    base: { display: 'none' },
    tablet: { display: 'grid' },
  }),
]);
