import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { row, stack } from '#styles/layouts.css.ts';
import { deferLayout } from '#styles/deferLayout.ts';
import { ink, tint as tinted } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';
import { heading, link, muted, plainNumber } from '#styles/typography.css.ts';
import { band, calmBand, onNight } from './areaLine.css.ts';

/** One size for all figures, which visitors compare from area to area. */
const figureSize = 'clamp(2.75rem, 5vw, 4.5rem)';
const printedFigure = '2rem';
const promiseWidth = '30rem';
const senseWidth = '26rem';
/** The height of the first shop of a street with its hour, under the words. */
const shopRoom = 'clamp(22rem, 34vw, 31rem)';
const skyArea = '2 / 1';
const besideOnScreen = `${when.onScreen} and ${from('split')}`;

/** A guess at the height of an area on a phone. */
const unseenArea = '60rem';
deferLayout(`${band}:nth-child(n + 2)`, unseenArea);

export const night = style([ink, { vars: onNight }]);
/** The part after the repair. */
export const calm = style([tinted, calmBand]);

/** Text and screen one below the other: on a phone and on paper. */
const stacked = `"opening opening" auto "station name" auto "promise promise" auto "result result" auto "actions actions" auto "screen screen" auto / ${vars.size.control} minmax(0, 1fr)`;
const parts = style({
  display: 'grid',
  gridTemplate: stacked,
  // The rows have margins instead of a gap, so that one without contents takes no room.
  columnGap: vars.space.s,
  '@media': { [from('split')]: { columnGap: vars.space.l } },
});
/** From `split` on the words stand at the left of the screen, and both begin at one height, in every area. */
export const columns = style([
  parts,
  {
    '@media': {
      [besideOnScreen]: {
        gridTemplate: `"mark opening screen" auto "station name screen" auto "station promise screen" auto "station result screen" auto "station actions screen" auto ". . screen" 1fr / ${vars.size.control} minmax(0, 4fr) minmax(0, 6fr)`,
      },
    },
  },
]);
/** A screen as wide as the page, under the words: what one does, and beside it what comes of it. */
export const above = style([
  parts,
  {
    '@media': {
      [besideOnScreen]: {
        gridTemplate: `"mark opening opening" auto "station name result" auto "station promise result" auto "station actions result" auto ". screen screen" auto / ${vars.size.control} minmax(0, 4fr) minmax(0, 6fr)`,
      },
    },
  },
]);
/** The words before a street that goes from edge to edge: they stand in its sky. */
export const inTheSky = style([
  columns,
  {
    '@media': {
      [besideOnScreen]: { gridArea: skyArea, alignSelf: 'start', paddingBottom: shopRoom },
    },
  },
]);
// Words, station and line are in front of the sky.
globalStyle(`${inTheSky} > *`, { zIndex: 1 });
globalStyle(`${inTheSky} > :not(span)`, { position: 'relative' });
/** An area with such a street. */
export const withStreet = style({
  '@media': { [besideOnScreen]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${withStreet} > [role='img']`, {
  '@media': { [besideOnScreen]: { gridArea: skyArea, alignSelf: 'end' } },
});

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
    marginTop: vars.space.s,
    maxWidth: promiseWidth,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
  },
]);

/** What an area leaves: a number and its meaning, or a sentence. */
export const result = style({
  gridArea: 'result',
  alignSelf: 'start',
  marginTop: vars.space.m,
  // Over a screen as wide as the page the number stands before its meaning, and so they fill their column.
  selectors: {
    [`${above} > &`]: {
      '@media': {
        [besideOnScreen]: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'center',
          alignSelf: 'end',
          columnGap: vars.space.l,
          marginTop: 0,
        },
      },
    },
  },
  fontSize: vars.text.lead,
  lineHeight: vars.leading.snug,
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

export const actions = style([
  row,
  {
    gridArea: 'actions',
    marginTop: vars.space.m,
    alignSelf: 'start',
    gap: `${vars.space.xxs} ${vars.space.m}`,
    // One under the other beside a screen.
    '@media': { [from('split')]: { maxWidth: senseWidth } },
  },
]);
export const more = style([link, { selectors: { [`${night} &`]: { color: 'inherit' } } }]);
export const screen = style([
  stack,
  {
    gridArea: 'screen',
    marginTop: vars.space.m,
    alignSelf: 'start',
    '@media': {
      [besideOnScreen]: {
        selectors: {
          [`${columns} > &`]: { marginTop: 0 },
          [`${above} > &`]: { marginTop: vars.space.xl },
        },
      },
      [when.printing]: { zoom: 0.8 },
    },
  },
]);
// Paper needs no button.
globalStyle(`${actions} > [data-demo]`, { '@media': { [when.printing]: { display: 'none' } } });
