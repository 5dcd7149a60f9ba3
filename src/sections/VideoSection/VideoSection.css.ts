import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const root = style({ overflowX: 'clip', paddingBlock: vars.space.section });

export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l },
    split: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'center' },
    desktop: { gap: vars.space.xxl },
  }),
);

export const text = style({
  maxWidth: vars.measure.lead,
  marginTop: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});
