import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const chart = style({ width: '100%', fill: 'none' });
export const range = style({ fill: vars.color.accentSoft });
export const expected = style({ stroke: vars.color.deviation, strokeDasharray: '2 4' });
export const own = style({ stroke: vars.color.accent, strokeWidth: 3 });
export const drop = style({ stroke: vars.color.attention, strokeWidth: 4 });
export const point = style({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: 2.5,
});
export const value = style({
  fill: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
  textAnchor: 'end',
});
export const lowValue = style([value, { fill: vars.color.deviation, fontSize: vars.text.heading }]);
export const low = style({ fill: vars.color.deviation });
export const weeks = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
});
/** The places of the ranking between the two that are shown. */
export const skipped = style({
  color: vars.color.textMuted,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
});
