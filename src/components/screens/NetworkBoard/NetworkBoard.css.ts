import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';

export const rank = style({
  minWidth: vars.space.m,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const place = style({ display: 'grid', gap: vars.space.hair });
