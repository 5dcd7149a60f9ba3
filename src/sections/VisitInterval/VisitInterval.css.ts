import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l },
    split: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space.xxl },
  }),
);

export const lead = style({
  maxWidth: vars.measure.lead,
  marginTop: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  padding: `clamp(${vars.space.m}, 4vw, ${vars.space.l})`,
  borderRadius: vars.radius.panel,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
});

/** Without a script nobody would answer what is typed: then the example alone is there. */
export const fields = style({
  display: 'none',
  gap: vars.space.xs,
  selectors: { 'html[data-device] &': { display: 'grid' } },
});
/** A name and its number on one line. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.toggle}`,
  alignItems: 'center',
  gap: vars.space.s,
  // Letters twice as big leave less room than a long word takes.
  overflowWrap: 'anywhere',
});
export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  border: `${vars.stroke.hair} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.lead,
  fontWeight: vars.font.strong,
});
export const example = style({
  color: vars.color.textMuted,
  selectors: { 'html[data-device] &': { display: 'none' } },
});

export const answer = style({
  display: 'block',
  // Two lines from the start, so that a longer answer moves nothing.
  minHeight: `calc(2em * ${vars.leading.snug} + ${vars.space.s} + ${vars.size.line})`,
  paddingTop: vars.space.s,
  borderTop: `${vars.size.line} solid ${vars.color.attention}`,
  color: vars.color.accentStrong,
  fontSize: vars.text.chapter,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const answerWords = style({ display: 'block' });
export const note = style({ color: vars.color.textMuted, fontSize: vars.text.small });
