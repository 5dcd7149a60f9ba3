import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { row, stack } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { ink, screenOnly, tint as tinted } from '#styles/page.css.ts';
import { responsive, when, whileScrolling } from '#styles/responsive.ts';
import { muted, plainNumber, strong } from '#styles/text.css.ts';
import { calmBand, onNight } from './areaLine.css.ts';

/** The number of each area, which is read down the page: as large as its column has room for. */
const figureSize = 'clamp(3.5rem, 20vw, 5.5rem)';
const figureBeside = 'clamp(3.5rem, 6vw, 5.5rem)';
const figureCalm = 'clamp(2.75rem, 2rem + 2.4vw, 3.5rem)';
const figureGiant = 'clamp(6rem, 12vw, 12rem)';
const printedFigure = '3rem';
const wordsWidth = '34rem';
const senseWidth = '26rem';
const barHeight = '3.25rem';

/** How many bands the content may have. */
const MOST = 8;
const numbers = Array.from({ length: MOST }, (_, index) => index + 1);
const timeline = (number: number) => `--stop-${number}`;

/** The common ancestor in which the index can use the bands' timelines. */
export const tour = style(whileScrolling({ timelineScope: numbers.map(timeline).join(', ') }));

/** A slim bar, which on wide screens stays under the header. */
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

export const night = style([ink, { vars: onNight }]);
/** What comes after the repair, in smaller numbers. */
export const calm = style([tinted, calmBand]);

/** One below another, as on a phone and, where the screen has the whole width, on paper. */
const stacked = `"station head" auto "result result" auto "words words" auto "screen screen" auto / ${vars.size.control} minmax(0, 1fr)`;
const inRows = style({
  display: 'grid',
  gridTemplate: stacked,
  gap: vars.space.s,
  '@media': {
    [from('split')]: { columnGap: vars.space.l },
    [when.printing]: { rowGap: vars.space.xs },
  },
});
/** On a wide screen: its areas there. */
const placed = (gridTemplate: string, onPaper = gridTemplate) =>
  style([
    inRows,
    {
      '@media': {
        [`${when.onScreen} and ${from('split')}`]: { gridTemplate },
        [when.printing]: { gridTemplate: onPaper },
      },
    },
  ]);
const station = vars.size.control;
const over = placed(
  `"station head head" auto "station result words" auto "station screen screen" auto / ${station} auto minmax(0, 1fr)`,
  stacked,
);
/** The text at one side of the screen, or under a giant number and over a screen as wide as both. */
export const layout = {
  beside: placed(
    `"station head screen" auto "station result screen" auto "station words screen" 1fr / ${station} minmax(0, 4fr) minmax(0, 6fr)`,
  ),
  mirrored: placed(
    `"station screen head" auto "station screen result" auto "station screen words" 1fr / ${station} minmax(0, 6fr) minmax(0, 4fr)`,
  ),
  over,
} as const;

export const head = style({ gridArea: 'head' });
export const moment = style([
  strong,
  { color: vars.color.accent, fontSize: vars.text.small, lineHeight: vars.leading.snug },
]);
globalStyle(`${night} ${moment}`, { color: vars.color.accentOnInk });

/** What is left of it: a number, and what it says. */
export const result = style({
  gridArea: 'result',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  fontSize: vars.text.lead,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
});
export const sense = style({ maxWidth: senseWidth, textWrap: 'balance' });
export const figure = style(
  responsive(
    {
      base: {
        // As a first digit has space at its left.
        marginInlineStart: '-0.045em',
        fontSize: figureSize,
        lineHeight: '1',
        letterSpacing: vars.tracking.poster,
        selectors: { [`${calm} &`]: { fontSize: figureCalm } },
      },
      split: {
        fontSize: figureBeside,
        selectors: {
          [`${over} &`]: { fontSize: figureGiant },
          [`${calm} &`]: { fontSize: figureCalm },
        },
      },
    },
    { [when.coloursAreForced]: plainNumber, [when.printing]: { fontSize: printedFigure } },
  ),
);

export const words = style([
  stack,
  {
    gridArea: 'words',
    alignContent: 'start',
    maxWidth: wordsWidth,
    '@media': {
      [from('split')]: { selectors: { [`${over} > &`]: { alignContent: 'end' } } },
    },
  },
]);
export const screen = style([
  stack,
  {
    gridArea: 'screen',
    alignContent: 'start',
    '@media': {
      [from('split')]: { selectors: { [`${over} > &`]: { marginTop: vars.space.m } } },
      [when.printing]: { zoom: 0.8 },
    },
  },
]);

/** Under its text; on a phone the bar at the bottom has the same button. */
export const demo = style([
  row,
  screenOnly,
  muted,
  responsive({
    base: { display: 'none' },
    tablet: { display: 'flex' },
    split: { marginTop: vars.space.m },
  }),
]);
