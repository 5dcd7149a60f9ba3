import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  minWidth: 0,
});
export const lead = style({
  marginBottom: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});

export const other = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  marginTop: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTint,
});
export const channels = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
