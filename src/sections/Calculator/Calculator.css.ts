import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import * as sentence from '#styles/numberSentence.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import { muted, small } from '#styles/text.css.ts';

export const form = style({ display: 'grid', gap: vars.space.s, marginTop: vars.space.l });

/** Hidden without scripts, where nothing would calculate the result; the example is shown instead. */
export const fields = style({
  display: 'none',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.s,
  selectors: { 'html[data-device] &': { display: 'grid' } },
});
/** A label above its input; the inputs of a row line up. */
export const field = style({
  display: 'grid',
  alignContent: 'end',
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
});
export const example = style([
  muted,
  { selectors: { 'html[data-device] &': { display: 'none' } } },
]);
/** Two lines high on narrow screens, where it takes one or two with other numbers. */
export const sum = style([
  small,
  responsive({
    base: { minHeight: `calc(2em * ${vars.leading.body})` },
    desktop: { minHeight: 0 },
  }),
]);

export const answer = style({ display: 'block' });
/** As high with any number, so that nothing under it moves. */
export const headline = style([
  sentence.root,
  { minHeight: `calc(${vars.text.giant} + 1em * ${vars.leading.snug})` },
]);
/** Every sentence but `incomplete` has a number. */
export const number = style([sentence.number, { ':empty': { display: 'none' } }]);
export const interval = style([muted, { display: 'block', marginTop: vars.space.s }]);
export const monthly = style({
  display: 'block',
  minHeight: `calc(1em * ${vars.leading.body})`,
  fontWeight: vars.font.strong,
});

const awningColor = createVar();
const wallColor = createVar();
const lightColor = createVar();
const railColor = createVar();
const stationColor = createVar();
export const shops = style({ display: 'block', width: '100%', marginTop: vars.space.m });
/** A branch that nobody passes by this week, and one that somebody does. */
globalStyle(`${shops} > use`, {
  vars: {
    [awningColor]: vars.color.borderOnInk,
    [wallColor]: vars.color.surfaceInkRaised,
    [lightColor]: vars.color.surfaceInk,
    [railColor]: vars.color.borderOnInk,
    [stationColor]: vars.color.surfaceInk,
  },
});
globalStyle(`${shops} > [data-seen]`, {
  vars: {
    [awningColor]: vars.color.accentGlow,
    [wallColor]: vars.color.textMuted,
    [lightColor]: vars.color.attention,
    [railColor]: vars.color.accentOnInk,
    [stationColor]: vars.color.surface,
  },
});
export const awning = style({ fill: awningColor });
export const wall = style({ fill: wallColor });
export const light = style({ fill: lightColor });
export const rail = style({ stroke: railColor, strokeWidth: 4 });
export const station = style({ fill: stationColor, stroke: railColor, strokeWidth: 3 });
export const drawings = style({ position: 'absolute', width: 0, height: 0 });

/** On wide screens in the second column, beside the form and `between`; on a phone between the two. */
export const result = style(responsive({ base: {}, split: { gridArea: '1 / 2 / 3' } }));
export const between = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xxs, maxWidth: vars.measure.intro },
    split: { gridColumn: 1, alignSelf: 'end' },
  }),
);
export const actions = style({ marginTop: vars.space.m });
