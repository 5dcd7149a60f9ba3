import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import * as sentence from '#styles/numberSentence.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

export const form = style({ display: 'grid', gap: vars.space.s, marginTop: vars.space.l });

/** Hidden without scripts, where nothing would calculate the result. */
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

/** As high with any number, so that nothing under it moves. */
export const headline = style([
  sentence.root,
  { minHeight: `calc(${vars.text.giant} + 1em * ${vars.leading.snug})` },
]);
/** Every sentence but `incomplete` has a number. */
export const number = style([sentence.number, { ':empty': { display: 'none' } }]);

const awningColor = createVar();
const wallColor = createVar();
const lightColor = createVar();
const railColor = createVar();
const stationColor = createVar();
/** Branches that nobody passes by this week are dark. */
export const shops = style({
  display: 'block',
  width: '100%',
  marginTop: vars.space.m,
  vars: {
    [awningColor]: vars.color.borderOnInk,
    [wallColor]: vars.color.surfaceInkRaised,
    [lightColor]: vars.color.surfaceInk,
    [railColor]: vars.color.borderOnInk,
    [stationColor]: vars.color.surfaceInk,
  },
});
/** The same branches, seen by a photo of their own. */
export const coveredShops = style([
  responsive({
    base: { marginTop: 0 },
    split: { gridRow: '2 / 4', gridColumn: 2, alignSelf: 'center' },
  }),
  {
    vars: {
      [awningColor]: vars.color.accentOnInk,
      [wallColor]: vars.color.textMuted,
      [lightColor]: vars.color.positiveSoft,
      [railColor]: vars.color.accentOnInk,
      [stationColor]: vars.color.positiveSoft,
    },
  },
]);
/** Somebody passes by some of them. */
export const street = style({});
globalStyle(`${street} > [data-seen]`, {
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

/** On wide screens the question stands under the form, beside the drawing of its answer. */
export const between = style(responsive({ base: {}, split: { marginTop: vars.space.m } }));
/** Its number is good news. */
export const covered = style([
  sentence.root,
  { marginTop: vars.space.xs, vars: { [vars.color.attention]: vars.color.positiveSoft } },
]);
