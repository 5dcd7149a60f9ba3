import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '#styles/screens/device.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { row, stack } from '#styles/layouts.css.ts';
import { deferLayout } from '#styles/deferLayout.ts';
import { ink, screenOnly, tint as tinted } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { heading, muted, plainNumber, strong } from '#styles/text.css.ts';
import { band, calmBand, onNight } from './areaLine.css.ts';

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
/** How far the last screen reaches into the dark section under it. */
const overlap = '9rem';

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
const parts = style({
  display: 'grid',
  gridTemplate: stacked,
  gap: vars.space.s,
  '@media': {
    [from('split')]: { columnGap: vars.space.l },
    [when.printing]: { rowGap: vars.space.xs },
  },
});
const placed = (gridTemplate: string) =>
  style([parts, { '@media': { [`${when.onScreen} and ${from('split')}`]: { gridTemplate } } }]);
const overScreen = `"station name result" auto "station promise result" auto "station ways result" 1fr "station screen screen" auto / ${columns('6fr', '4fr')}`;
/** The layouts of an area: its screen as wide as the page, under all of its words, or `beside` them. */
export const above = placed(overScreen);
export const beside = placed(
  `"station name screen" auto "station promise screen" auto "station result screen" auto "station ways screen" 1fr / ${columns('4fr', '6fr')}`,
);

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
      selectors: { [`${above} > &`]: { marginTop: besideName } },
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
          [`li:last-child > ${beside} > &`]: {
            marginBottom: `calc(-1 * (${vars.space.xxl} + ${overlap}))`,
          },
        },
      },
      [when.printing]: { zoom: 0.8 },
    },
  },
]);
/** The telephone ends where the page does. Its edge shows on the dark section too. */
globalStyle(`${beside} ${phone}`, {
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
