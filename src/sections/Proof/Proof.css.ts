import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const title = style({ maxWidth: vars.measure.title, fontSize: vars.text.title });

export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.l },
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.l },
  }),
);

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.m,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
});
export const brand = style({ color: vars.color.accentStrong, fontWeight: vars.font.strong });
export const caseTitle = style({ fontSize: vars.text.heading });
export const text = style({ color: vars.color.textMuted });
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
