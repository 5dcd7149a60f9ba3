import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { containerQueries } from '#styles/responsive.ts';

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

/** What is being done about it: one under the other or side by side. */
export const next = style({
  display: 'grid',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  '@container': { [containerQueries.pair]: { gridTemplateColumns: '3fr 2fr' } },
});
export const answer = style({
  alignContent: 'start',
  gap: vars.space.hair,
  padding: vars.space.xs,
  background: vars.color.surfaceTint,
});
