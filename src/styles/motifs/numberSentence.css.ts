import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { plainNumber } from '#styles/text.css.ts';

/** A sentence whose number is the largest thing: beside what follows, or above it where that has no room. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  alignItems: 'center',
  alignContent: 'start',
  fontSize: vars.text.smallTitle,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
});
/** What stands above both. */
export const before = style({ flexBasis: '100%' });
export const after = style({ flex: '1 0 0', minWidth: 'min-content', textWrap: 'balance' });
export const number = style({
  // As a first digit has space at its left.
  marginInlineStart: '-0.045em',
  color: vars.color.attention,
  fontSize: vars.text.giant,
  lineHeight: '1',
  letterSpacing: vars.tracking.poster,
  '@media': {
    [when.printing]: { color: vars.color.text },
    [when.coloursAreForced]: plainNumber,
  },
});
