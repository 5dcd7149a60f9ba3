import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { row, stack } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { leftOut } from '#styles/leftOut.ts';
import { ink, screenOnly, tint as tinted } from '#styles/page.css.ts';
import { responsive, when, whileScrolling } from '#styles/responsive.ts';
import { heading, muted, plainNumber, strong } from '#styles/text.css.ts';
import { band, calmBand, onNight } from './areaLine.css.ts';

/** The size of the areas' names. Visitors read them down the page, and the longest word fits the column's width. */
const nameSize = 'clamp(1.6875rem, 0.9rem + 4vw, 2.25rem)';
const nameWide = 'clamp(2rem, 4vw - 0.25rem, 3.5rem)';
const posterSize = 'clamp(3.5rem, 7vw, 7rem)';
const besideSize = 'clamp(2.5rem, 6vw, 5.5rem)';
const printedFigure = '2rem';
const promiseWidth = '30rem';
const senseWidth = '26rem';
const barHeight = '3.25rem';

/** How many bands the content may have. */
const MOST = 8;
const numbers = Array.from({ length: MOST }, (_, index) => index + 1);
const timeline = (number: number) => `--stop-${number}`;

/** The common ancestor of the index and the bands, so that the index can use the bands' timelines. */
export const tour = style(whileScrolling({ timelineScope: numbers.map(timeline).join(', ') }));

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
export const links = style([
  screenOnly,
  responsive({
    base: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs, marginTop: vars.space.xs },
    desktop: { gap: vars.space.m, margin: 0 },
  }),
]);
const here = keyframes({
  'from, to': { borderColor: vars.color.accent, color: vars.color.accentStrong },
});
export const link = style([
  responsive({
    base: {
      display: 'block',
      padding: `${vars.space.xs} ${vars.space.s}`,
      border: `${vars.stroke.hair} solid ${vars.color.border}`,
      borderRadius: vars.radius.round,
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      fontWeight: vars.font.strong,
      lineHeight: vars.leading.snug,
      textDecoration: 'none',
      ':hover': { color: vars.color.accentStrong },
    },
    desktop: {
      paddingInline: 0,
      border: 'solid transparent',
      borderWidth: `0 0 ${vars.size.line}`,
      borderRadius: 0,
    },
  }),
  whileScrolling({
    animationName: here,
    animationTimingFunction: 'linear',
    animationRange: 'cover',
  }),
]);
for (const number of numbers) {
  globalStyle(
    `${tour} > ol > :nth-child(${number})`,
    whileScrolling({ viewTimelineName: `--stop, ${timeline(number)}` }),
  );
  globalStyle(
    `${links} > :nth-child(${number}) > ${link}`,
    whileScrolling({ animationTimeline: timeline(number) }),
  );
}

/** A guess at the height of an area on a phone. */
const unseenArea = '60rem';
leftOut(`${band}:nth-child(n + 2)`, unseenArea);

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
/**
 * The layouts of an area, so that six in a row are not the same six times. Its screen is as wide as the page, under its
 * name and what comes of it, which `poster` makes the largest; or the screen stands `beside` all of its words.
 */
const above = placed(overScreen);
export const area = {
  above,
  poster: style([above]),
  beside: placed(
    `"station name screen" auto "station promise screen" auto "station result screen" 1fr "station ways screen" auto / ${columns('4fr', '6fr')}`,
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
  // Midway between the promise and the foot of the screen beside them.
  selectors: { [`${area.beside} &`]: { alignSelf: 'center' } },
});
export const figure = style({
  display: 'block',
  marginBottom: vars.space.nudge,
  fontSize: vars.text.title,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.poster,
  '@media': {
    [when.onScreen]: { selectors: { [`${area.poster} &`]: { fontSize: posterSize } } },
    [`${when.onScreen} and ${from('split')}`]: {
      selectors: { [`${area.beside} &`]: { fontSize: besideSize } },
    },
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
      [from('split')]: { marginTop: vars.space.s },
      [when.printing]: { zoom: 0.8 },
    },
  },
]);

/** The demo button, under its text. On a phone the bar at the bottom has the same button. */
export const demo = style([
  row,
  screenOnly,
  muted,
  responsive({
    base: { display: 'none' },
    tablet: { display: 'flex' },
  }),
]);
