import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { plainNumber } from '#styles/text.css.ts';

/** A sentence whose number is the largest thing; `before` is the line above it. */
export const root = style({
  fontSize: vars.text.smallTitle,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});
/** Over the ground that forced colours lay behind the large number. */
export const before = style({ display: 'block', position: 'relative', zIndex: 1 });
/** Of its sentence: large, and still smaller than the two readings that the home page is remembered by. */
export const numberSize = '2.25em';
export const number = style({
  // As a first digit has space at its left.
  marginInlineStart: '-0.045em',
  color: vars.color.attention,
  fontSize: numberSize,
  lineHeight: '1',
  letterSpacing: vars.tracking.poster,
  '@media': {
    [when.printing]: { color: vars.color.text },
    [when.coloursAreForced]: plainNumber,
  },
});
