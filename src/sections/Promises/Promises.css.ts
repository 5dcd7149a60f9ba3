import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const lead = style({
  maxWidth: vars.measure.intro,
  marginTop: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});

export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l, marginTop: vars.space.xl, listStyle: 'none' },
    phoneWide: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    split: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.xl },
  }),
);

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingTop: vars.space.s,
  borderTop: `${vars.size.line} solid ${vars.color.accent}`,
});
export const itemTitle = style({ fontSize: vars.text.heading });
export const text = style({ color: vars.color.textMuted });
export const clause = style({
  marginTop: 'auto',
  paddingBlock: vars.space.hair,
  color: vars.color.accentStrong,
  fontSize: vars.text.small,
});
