import { style } from '@vanilla-extract/css';
import { muted, strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { containerQueries, equalColumns, when } from '#styles/responsive.ts';

/** The width of two stripes of the awning. */
const pair = '5.5rem';
const awningHeight = '4.5rem';
/** How far the awning sticks out of the wall. */
const eaves = vars.space.s;
const signWidth = '60%';
const wallShadow = `inset 0 ${awningHeight} ${vars.space.l} calc(-1 * ${vars.space.l}) ${vars.color.scrim}, inset 0 0 ${vars.space.l} calc(-1 * ${vars.space.xs}) ${vars.color.scrim}`;
const dayWidth = '2.25rem';

/** A style that is `narrow`, and `wide` where there is room for the manual beside the checklist. */
const sized = (narrow: object, wide: object) =>
  style({ ...narrow, '@container': { [containerQueries.pair]: wide } });

/** The mask of a round end: half an ellipse under one stripe of each pair. */
const roundEnd = (middle: string) =>
  `radial-gradient(25% 100% at ${middle} 0, black 98%, transparent) 0 100% / ${pair} calc(${pair} / 4) round`;

export const shop = style({
  lineHeight: vars.leading.snug,
  '@media': { [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` } },
});
/** The name, over the door. */
export const sign = style([
  strong,
  {
    width: signWidth,
    marginInline: 'auto',
    padding: vars.space.xs,
    borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
    background: vars.color.surfaceInkRaised,
    color: vars.color.attention,
    fontSize: vars.text.heading,
    textAlign: 'center',
    '@media': { [when.printing]: { background: 'none', color: vars.color.text } },
  },
]);
export const awning = style({
  position: 'relative',
  zIndex: 1,
  height: awningHeight,
  // The awning has whole pairs of stripes, and each stripe has a round end.
  background: `linear-gradient(90deg, ${vars.color.accent} 50%, ${vars.color.accentSoft} 0) 0 0 / ${pair} 100% round`,
  mask: `linear-gradient(black 0 0) 0 0 / 100% calc(100% - ${pair} / 4 + ${vars.stroke.hair}) no-repeat, ${roundEnd('25%')}, ${roundEnd('75%')}`,
  '@media': {
    [when.printing]: { display: 'none' },
    [when.coloursAreForced]: { forcedColorAdjust: 'none' },
  },
});
/** The wall, which is darker under the awning and at its corners. */
export const front = style({
  margin: `calc(-1 * ${awningHeight} / 2) ${eaves} 0`,
  padding: `calc(${awningHeight} / 2 + ${vars.space.m}) ${vars.space.m} ${vars.space.l}`,
  background: vars.color.attention,
  borderBottom: `${vars.space.s} solid ${vars.color.surfaceInkRaised}`,
  boxShadow: wallShadow,
  '@media': {
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    [when.printing]: { background: 'none', boxShadow: 'none' },
  },
});
export const window = style([
  paper,
  {
    containerType: 'inline-size',
    overflow: 'hidden',
    fontSize: vars.text.small,
    borderRadius: vars.space.hair,
    '@media': {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    },
  },
]);
const inset = `${vars.space.xs} ${vars.space.s}`;
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s}`,
  padding: inset,
});
export const title = style([strong, { fontSize: vars.text.heading }]);

/** A column for each day, after the column of the questions. */
const inDays = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: dayWidth,
  columnGap: vars.space.hair,
  alignItems: 'center',
  paddingInline: vars.space.s,
} as const;
const sixDays = { display: 'grid', gridTemplateColumns: equalColumns(6), gap: vars.space.hair };
export const days = style([
  sized({ ...sixDays, paddingInline: vars.space.s }, inDays),
  { paddingBottom: vars.space.xxs },
]);
export const complete = style([
  sized({ gridColumn: '1 / -1' }, { gridColumn: 1 }),
  sized({}, { fontSize: vars.text.heading }),
  strong,
  { color: vars.color.positive },
]);
export const day = style([strong, { textAlign: 'center' }]);
export const failedDay = style([day, { color: vars.color.deviation }]);

const line = `${vars.stroke.hair} solid ${vars.color.border}`;
/** A sentence of the manual and, under it or beside it, what it becomes. */
export const item = sized(
  {
    ...sixDays,
    alignItems: 'center',
    padding: inset,
    borderTop: line,
  },
  { ...inDays, rowGap: vars.space.xxs, paddingBlock: vars.space.s, fontSize: vars.text.body },
);
/** A page of paper. */
export const manual = sized(
  {
    gridColumn: '1 / -1',
    display: 'grid',
    padding: `${vars.space.hair} ${vars.space.xs}`,
    borderInlineStart: `${vars.size.line} solid ${vars.color.attention}`,
    background: vars.color.surfaceTint,
  },
  { gridColumn: 1, marginInlineEnd: vars.space.xs, paddingBlock: vars.space.xxs },
);
export const page = style([muted, { fontSize: vars.text.small }]);
export const quote = style({
  textWrap: 'balance',
  '::before': { content: '«' },
  '::after': { content: '»' },
});
export const text = style([
  strong,
  { textWrap: 'balance' },
  sized({ gridColumn: '1 / -1' }, { gridColumn: 1, fontSize: vars.text.lead }),
]);
const anyMark = sized({}, { gridRow: '1 / span 2' });
export const mark = style([
  anyMark,
  {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    minHeight: dayWidth,
    borderRadius: vars.space.nudge,
    background: vars.color.positiveSoft,
  },
]);
export const failedMark = style([mark, { background: vars.color.deviationSoft }]);
export const missing = style({
  padding: inset,
  background: vars.color.deviationSoft,
  color: vars.color.deviation,
  fontSize: vars.text.body,
  '::first-letter': { textTransform: 'uppercase' },
});
