import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const place = style({ display: 'grid', gap: vars.space.hair });
/** Between the best and the last there are branches that are not shown. */
export const afterGap = style({ marginTop: vars.space.xs });
