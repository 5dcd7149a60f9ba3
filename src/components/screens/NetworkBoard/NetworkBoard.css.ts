import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const branchCell = style({ display: 'grid', gap: vars.space.hair });
/** A gap and dots for the branches that are not shown, between the best and the last. */
export const afterGap = style({
  '::before': {
    content: '…',
    gridColumn: '1 / -1',
    justifySelf: 'start',
    minWidth: vars.space.m,
    marginBottom: vars.space.xxs,
    textAlign: 'end',
    color: vars.color.textMuted,
    lineHeight: vars.leading.tight,
  },
});
