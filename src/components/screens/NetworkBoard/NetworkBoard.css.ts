import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { containerQueries } from '#styles/responsive.ts';

export const branchCell = style({ display: 'grid', gap: vars.space.hair });
/** What the numbers under it are. */
export const heading = style({ display: 'block', textAlign: 'end' });
/** Dots in a row of their own for the branches that are not shown, between the best and the last. */
export const afterGap = style({
  '::before': {
    content: '…',
    gridColumn: '1 / -1',
    marginBottom: vars.space.xs,
    paddingInlineStart: vars.space.xxs,
    paddingBottom: vars.space.xs,
    borderBottom: `${vars.stroke.hair} solid ${vars.color.border}`,
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
