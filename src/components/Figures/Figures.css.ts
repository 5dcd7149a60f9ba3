import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns } from '#styles/responsive.ts';
import { figure } from '#styles/typography.css.ts';

/** The width that a large number of four digits needs, so that it is never broken. */
const narrowest = '7.75rem';
const hasThreeFigures = '&:has(> :nth-child(3):last-child)';

/**
 * Two columns, so that four figures never split into three and one; a single column where a number would not fit.
 * Three figures stand in three columns, on a phone in one column. `oneRow` is for all of them side by side.
 */
export const root = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${narrowest}, 40%)), 1fr))`,
  gap: vars.space.m,
  selectors: { [hasThreeFigures]: { gridTemplateColumns: '1fr' } },
  '@media': {
    [from('phoneWide')]: {
      selectors: { [hasThreeFigures]: { gridTemplateColumns: equalColumns(3) } },
    },
  },
});
export const oneRow = style({
  '@media': {
    [from('split')]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.column.figure}, 42%), 1fr))`,
    },
  },
});

export const item = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
  paddingTop: vars.space.xs,
  borderTop: `${vars.size.line} solid ${vars.color.attention}`,
  breakInside: 'avoid',
});

// Offsets the side bearing of large digits, so that they line up with their label.
export const principal = style([figure, { marginInlineStart: '-0.045em' }]);

export const secundario = style({ fontSize: vars.text.lead, lineHeight: vars.leading.snug });
