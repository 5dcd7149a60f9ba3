import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const branchCell = style({ display: 'grid', gap: vars.space.hair });
/** A gap for the branches that are not shown, between the best and the last. */
export const afterGap = style({ marginTop: vars.space.xs });
