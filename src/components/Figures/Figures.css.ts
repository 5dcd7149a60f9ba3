import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';

/** Two by two, never three and one; abreast where they have the width for themselves. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.m,
});
export const abreast = style({
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
});

export const principal = style({
  fontSize: vars.text.figure,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  // A figure carries its own side bearing: this puts its ink over the first letter of its label.
  marginInlineStart: '-0.045em',
  overflowWrap: 'anywhere',
});

export const secundario = style({ fontSize: vars.text.lead, lineHeight: vars.leading.snug });
