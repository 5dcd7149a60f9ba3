import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.m,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
});
export const caseTitle = style({ fontSize: vars.text.heading });
export const quote = style({
  fontSize: vars.text.heading,
  lineHeight: vars.leading.snug,
  textWrap: 'pretty',
});
export const author = style({ display: 'grid', gap: vars.space.hair, marginTop: 'auto' });
export const source = style({
  marginTop: 'auto',
  paddingTop: vars.space.xxs,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
