import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { middle, row, stack } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { screenOnly } from '#styles/page.css.ts';
import { responsive, when, whileScrolling } from '#styles/responsive.ts';
import { strong } from '#styles/text.css.ts';

const indexWidth = '12rem';
/** Between two stops on a phone: more than there is within one. */
const stopGap = vars.space.xxl;

/** How many stops the content may have. */
const MOST = 8;
const numbers = Array.from({ length: MOST }, (_, index) => index + 1);
const timeline = (number: number) => `--stop-${number}`;

/** The common ancestor in which the index can use the stops' timelines. */
export const tour = style([
  stack,
  responsive({
    base: { gap: vars.space.l },
    desktop: {
      gridTemplateColumns: `${indexWidth} minmax(0, 1fr)`,
      columnGap: vars.space.xl,
    },
  }),
  whileScrolling({ timelineScope: numbers.map(timeline).join(', ') }),
  // In print there is no index beside the stops, whatever the width of the paper.
  { '@media': { [when.printing]: { display: 'block' } } },
]);

export const index = style({
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      top: `calc(${vars.size.header} + ${vars.space.l})`,
      alignSelf: 'start',
    },
  },
});
/** Hidden in print, where only the title of the index is left. */
export const links = style([
  screenOnly,
  responsive({
    // On a phone one line that scrolls sideways, out to the edges of the screen.
    base: {
      display: 'flex',
      gap: vars.space.xxs,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginTop: vars.space.xs,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space.hair} ${vars.space.gutter}`,
    },
    tablet: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 },
    desktop: { display: 'grid', gap: 0, marginTop: vars.space.s },
  }),
]);
const here = keyframes({
  'from, to': { borderColor: vars.color.accent, color: vars.color.accentStrong },
});
export const link = style([
  responsive({
    base: {
      display: 'block',
      whiteSpace: 'nowrap',
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
      whiteSpace: 'normal',
      border: 0,
      borderRadius: 0,
      borderInlineStart: `${vars.size.line} solid ${vars.color.accentSoft}`,
    },
  }),
  whileScrolling({
    animationName: here,
    animationTimingFunction: 'linear',
    animationRange: 'cover',
  }),
]);

/** One below another, as on a phone and, where the screen has the whole width, on paper. */
const stacked = `"station head" auto "words words" auto "screen screen" auto / ${vars.size.control} minmax(0, 1fr)`;
/** The text at the left of the screen, in columns of these widths. */
const besideOf = (columns: string) =>
  `"station head screen" auto "station words screen" 1fr / ${vars.size.control} ${columns}`;

/** Where the text stands beside its screen in more ways than one. */
const besideOnScreen = `${when.onScreen} and ${from('split')}`;

/** The station and its title, the text, and the screen. */
export const stop = style(
  responsive(
    {
      base: {
        display: 'grid',
        gridTemplate: stacked,
        gap: vars.space.s,
        paddingBottom: stopGap,
        selectors: { '&:last-child': { paddingBottom: 0 } },
      },
      split: {
        gridTemplate: besideOf('minmax(0, 4fr) minmax(0, 6fr)'),
        columnGap: vars.space.m,
        paddingBottom: vars.space.sectionWide,
      },
      desktopWide: { columnGap: vars.space.l },
    },
    // Two stops on a printed page.
    {
      [when.printing]: {
        gridTemplate: besideOf('minmax(0, 3fr) minmax(0, 4fr)'),
        columnGap: vars.space.s,
      },
    },
  ),
);
/** Over a screen as wide as both, the text and, from the top of its title, what is left of it. */
export const wide = style({
  '@media': {
    [besideOnScreen]: {
      gridTemplate: `"station head outcome" auto "station . outcome" auto "station . outcome" 1fr "station screen screen" auto / ${vars.size.control} minmax(0, 1fr) minmax(0, 1fr)`,
    },
    [when.printing]: { gridTemplate: stacked },
  },
});
/** The screen between the line and its text. */
export const mirrored = style({
  '@media': {
    [besideOnScreen]: {
      gridTemplate: `"station screen head" auto "station screen words" 1fr / ${vars.size.control} minmax(0, 6fr) minmax(0, 4fr)`,
    },
  },
});

for (const number of numbers) {
  globalStyle(
    `${stop}:nth-child(${number})`,
    whileScrolling({
      viewTimelineName: `--stop, ${timeline(number)}`,
    }),
  );
  globalStyle(
    `${links} > :nth-child(${number}) > ${link}`,
    whileScrolling({ animationTimeline: timeline(number) }),
  );
}

/** On a phone the line only joins one stop to the next; on wider screens it has its own column. */
export const line = style(
  responsive({
    base: {
      insetInlineStart: middle,
      bottom: vars.space.xxs,
      width: vars.size.line,
      height: `calc(${stopGap} - ${vars.space.s})`,
    },
    split: { top: vars.size.control, bottom: 0, height: 'auto' },
  }),
);
export const station = style({ gridArea: 'station' });
export const head = style({ gridArea: 'head' });
/** Over a wide screen its parts are in the columns of the stop. */
export const textColumn = style([
  stack,
  {
    gridArea: 'words',
    alignContent: 'start',
    '@media': {
      [from('split')]: { rowGap: vars.space.m },
      [besideOnScreen]: { selectors: { [`${wide} > &`]: { display: 'contents' } } },
    },
  },
]);
export const screen = style([
  stack,
  {
    gridArea: 'screen',
    alignContent: 'start',
    '@media': {
      [from('split')]: { selectors: { [`${wide} > &`]: { marginTop: vars.space.s } } },
      [when.printing]: { zoom: 0.8 },
    },
  },
]);

export const moment = style([
  strong,
  { color: vars.color.accent, fontSize: vars.text.small, lineHeight: vars.leading.snug },
]);

export const points = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  lineHeight: vars.leading.table,
});
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.xs,
  '::before': {
    content: '',
    width: vars.size.mark,
    height: vars.size.mark,
    marginTop: vars.space.nudge,
    border: `${vars.stroke.thin} solid ${vars.color.accent}`,
    borderRadius: vars.radius.round,
  },
});
/** What is left of it and where to read on. */
export const outcome = style([
  stack,
  {
    alignContent: 'start',
    '@media': { [besideOnScreen]: { selectors: { [`${wide} &`]: { gridArea: 'outcome' } } } },
  },
]);
/** Under a line as every figure of the site. */
export const result = style({
  display: 'grid',
  gap: vars.space.hair,
  paddingTop: vars.space.xs,
  borderTop: `${vars.size.line} solid ${vars.color.attention}`,
  lineHeight: vars.leading.snug,
});
/** Under its screen; on a phone the bar at the bottom has the same button. */
export const demo = style([
  row,
  screenOnly,
  responsive({
    base: { display: 'none' },
    tablet: {
      display: 'flex',
      gridColumn: '2',
      justifyContent: 'space-between',
      marginTop: vars.space.xs,
    },
    split: { gridColumn: '3' },
  }),
]);
