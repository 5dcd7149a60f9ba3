import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import * as sentence from '#styles/motifs/numberSentence.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

/** So large that its sentence has room beside it, in a third of the page. */
const numberSize = 'clamp(4.5rem, 7vw, 7rem)';

export const form = style({ display: 'grid', gap: vars.space.s, marginTop: vars.space.m });

/** Hidden without scripts, where nothing would calculate the result. */
export const fields = style({
  display: 'none',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.s,
  selectors: { 'html[data-device] &': { display: 'grid' } },
  '@media': { [from('tablet')]: { gridTemplateColumns: equalColumns(4) } },
});
/** A label above its input; the inputs of a row line up. */
export const field = style({
  display: 'grid',
  alignContent: 'end',
  textWrap: 'balance',
  gap: vars.space.hair,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  border: `${vars.stroke.thin} solid ${vars.color.accentGlow}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInkRaised,
  color: vars.color.onInk,
  fontSize: vars.text.smallTitle,
  fontWeight: vars.font.strong,
  // Firefox's arrows are white squares on this ground.
  appearance: 'textfield',
});

/** What it comes to: one under the other; where there is room beside each other, number by number. */
export const results = style(
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.m,
      marginTop: vars.space.m,
    },
    split: {
      gridTemplateColumns: `repeat(auto-fit, minmax(${vars.column.feature}, 1fr))`,
      columnGap: vars.space.m,
    },
  }),
);
/** On a tablet its drawing is beside it. */
export const result = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space.xs,
      selectors: { '&[hidden]': { display: 'none' } },
    },
    tablet: { gridTemplateColumns: equalColumns(2), columnGap: vars.space.l },
    split: {
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  }),
);
/** As high with any number, so that nothing under it moves. */
export const headline = style([
  sentence.root,
  { alignContent: 'end', minHeight: `calc(${numberSize} + 1em * ${vars.leading.snug})` },
]);
/** Every sentence but `incomplete` has a number. */
export const number = style([
  sentence.number,
  { fontSize: numberSize, ':empty': { display: 'none' } },
]);

/** Beside the number, or under it where that would leave a word a line. */
export const after = style([sentence.after, { minWidth: '8em' }]);

const awningColor = createVar();
const wallColor = createVar();
const lightColor = createVar();
const railColor = createVar();
const stationColor = createVar();
export const shops = style({ display: 'block', width: '100%' });
/** A branch that nobody passes by, one that somebody visits, and one that is seen by a photo of its own. */
export const states = styleVariants({
  nadie: {
    vars: {
      [awningColor]: vars.color.borderOnInk,
      [wallColor]: vars.color.surfaceInkRaised,
      [lightColor]: vars.color.surfaceInk,
      [railColor]: vars.color.borderOnInk,
      [stationColor]: vars.color.surfaceInk,
    },
  },
  visita: {
    vars: {
      [awningColor]: vars.color.accentGlow,
      [wallColor]: vars.color.textMuted,
      [lightColor]: vars.color.attention,
      [railColor]: vars.color.accentOnInk,
      [stationColor]: vars.color.surface,
    },
  },
  autocontrol: {
    vars: {
      [awningColor]: vars.color.accentOnInk,
      [wallColor]: vars.color.textMuted,
      [lightColor]: vars.color.positiveSoft,
      [railColor]: vars.color.accentOnInk,
      [stationColor]: vars.color.positiveSoft,
    },
  },
});
export const awning = style({ fill: awningColor });
export const wall = style({ fill: wallColor });
export const light = style({ fill: lightColor });
export const rail = style({ stroke: railColor, strokeWidth: 4 });
export const station = style({ fill: stationColor, stroke: railColor, strokeWidth: 3 });
export const drawings = style({ position: 'absolute', width: 0, height: 0 });

/** The days of a month, as dashes, and those that go in copying. */
export const month = style({
  stroke: vars.color.borderOnInk,
  strokeWidth: 52,
  strokeDasharray: '108 12',
});
export const hours = style({ stroke: vars.color.attention });

/** The question that is left, its answer, and beside it the way to the demo. */
export const between = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.l },
    laptop: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  }),
);
/** Its number is good news. */
export const covered = style([
  sentence.root,
  { alignContent: 'end', vars: { [vars.color.attention]: vars.color.positiveSoft } },
]);
