import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { largeNumber } from './largeNumber.ts';

/** A sentence whose number is the largest thing; `before` is the line above it. */
export const root = style({
  fontSize: vars.text.smallTitle,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});
/** In front of the plate that forced colours paint behind the large number. */
export const before = style({
  display: 'block',
  position: 'relative',
  zIndex: 1,
  marginBottom: vars.space.xs,
});
/**
 * The number of the sentence. It is large, but smaller than the two readings that visitors should remember of the
 * home page.
 */
const numberSize = '2.25em';
export const number = style(largeNumber(numberSize));
