import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const root = style({ overflowX: 'clip' });
export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l },
    split: { gridTemplateColumns: '1fr 1fr', alignItems: 'center', columnGap: vars.space.xxl },
  }),
);
export const paragraph = style({ marginTop: vars.space.s, color: vars.color.textMuted });
export const source = style({
  marginTop: vars.space.s,
  color: vars.color.accentStrong,
  fontSize: vars.text.small,
});
export const typesTitle = style({ marginTop: vars.space.xxl, fontSize: vars.text.heading });
export const types = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    laptop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
);
export const type = style({
  padding: vars.space.m,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
});
export const typeTitle = style({ fontWeight: vars.font.strong });
export const typeText = style({ marginTop: vars.space.hair, color: vars.color.textMuted });
