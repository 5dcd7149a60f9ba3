import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { responsive } from '~/styles/responsive.ts';

export const root = style({
  overflow: 'clip',
  paddingTop: vars.size.header,
  background: `linear-gradient(${vars.color.surfaceTint} 55%, ${vars.color.surface})`,
});

export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l, paddingBlock: `${vars.space.l} ${vars.space.xl}` },
    split: {
      gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlock: `${vars.space.xl} ${vars.space.section}`,
    },
    desktop: { gap: vars.space.xl },
  }),
);

export const words = style({ minWidth: 0 });

export const title = style({
  maxWidth: vars.measure.poster,
  fontSize: vars.text.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.poster,
});

export const lead = style({
  maxWidth: vars.measure.lead,
  marginBlock: `${vars.space.m} ${vars.space.l}`,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
