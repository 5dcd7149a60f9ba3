import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '#styles/screens/device.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { row, stack } from '#styles/layouts.css.ts';
import { deferLayout } from '#styles/deferLayout.ts';
import { ink, screenOnly, tint as tinted } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { heading, muted, plainNumber } from '#styles/text.css.ts';
import { band, calmBand, onNight } from './areaLine.css.ts';

/** One size for all figures, which visitors compare from area to area. */
const figureSize = 'clamp(2.75rem, 5vw, 4.5rem)';
const printedFigure = '2rem';
const promiseWidth = '30rem';
const senseWidth = '26rem';

/** A guess at the height of an area on a phone. */
const unseenArea = '60rem';
deferLayout(`${band}:nth-child(n + 2)`, unseenArea);

export const night = style([ink, { vars: onNight }]);
/** The part after the repair. */
export const calm = style([tinted, calmBand]);

/** Text and screen one below the other: on a phone and on paper. */
const stacked = `"station name" auto "promise promise" auto "result result" auto "actions actions" auto "screen screen" auto / ${vars.size.control} minmax(0, 1fr)`;
const parts = style({
  display: 'grid',
  gridTemplate: stacked,
  gap: vars.space.s,
  '@media': {
    [from('split')]: { columnGap: vars.space.l },
    [when.printing]: { rowGap: vars.space.xs },
  },
});
const columns = (left: string, right: string) =>
  `${vars.size.control} minmax(0, ${left}) minmax(0, ${right})`;
const placed = (gridTemplate: string) =>
  style([parts, { '@media': { [`${when.onScreen} and ${from('split')}`]: { gridTemplate } } }]);
/** The layouts of an area: its screen as wide as the page, under all of its words, or `beside` them. */
export const above = placed(
  `"station name actions" auto "station promise actions" auto "station result actions" auto "station screen screen" auto / ${columns('3fr', '1fr')}`,
);
export const beside = placed(
  `"station name screen" auto "station promise screen" auto "station result screen" auto "station actions screen" 1fr / ${columns('4fr', '6fr')}`,
);

export const name = style({
  gridArea: 'name',
  alignSelf: 'center',
  fontSize: vars.text.lowTitle,
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.leading.tight,
});
export const promise = style([
  heading,
  {
    gridArea: 'promise',
    maxWidth: promiseWidth,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
  },
]);

/** What an area leaves: a number and its meaning, or a sentence. */
export const result = style({
  gridArea: 'result',
  alignSelf: 'start',
  marginTop: vars.space.xs,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.snug,
  // Over the screen, the figure is the head of the screen: its meaning stands beside it.
  '@media': {
    [`${when.onScreen} and ${from('split')}`]: {
      selectors: {
        [`${above} > &`]: {
          display: 'flex',
          alignItems: 'last baseline',
          gap: vars.space.m,
        },
      },
    },
  },
});
export const figure = style({
  display: 'block',
  flex: 'none',
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

export const actions = style([
  row,
  {
    gridArea: 'actions',
    alignSelf: 'start',
    '@media': {
      [`${when.onScreen} and ${from('split')}`]: {
        selectors: { [`${above} > &`]: { alignSelf: 'end', justifyContent: 'end' } },
      },
    },
  },
]);
export const screen = style([
  stack,
  {
    gridArea: 'screen',
    alignContent: 'start',
    '@media': {
      [from('split')]: { marginTop: vars.space.xs },
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
