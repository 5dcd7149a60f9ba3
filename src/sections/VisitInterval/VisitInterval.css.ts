import { style } from '@vanilla-extract/css';
import { raised, stack } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { muted } from '#styles/text.css.ts';

export const card = style([
  raised,
  stack,
  { alignContent: 'start', padding: `clamp(${vars.space.m}, 4vw, ${vars.space.l})` },
]);

/** Hidden without scripts, where nothing would calculate the result; the example is shown instead. */
export const fields = style({
  display: 'none',
  gridTemplateColumns: 'minmax(0, 3fr) repeat(2, minmax(0, 4fr))',
  gap: vars.space.xs,
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
  border: `${vars.stroke.hair} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.lead,
  fontWeight: vars.font.strong,
});
export const example = style([
  muted,
  { selectors: { 'html[data-device] &': { display: 'none' } } },
]);

export const answer = style({
  display: 'grid',
  // Two lines from the start, so that a longer result moves nothing.
  minHeight: `calc(2em * ${vars.leading.snug} + ${vars.space.s} + ${vars.size.line})`,
  paddingTop: vars.space.s,
  borderTop: `${vars.size.line} solid ${vars.color.attention}`,
  color: vars.color.accentStrong,
  fontSize: vars.text.chapter,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
