import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { stack } from '#styles/layouts.css.ts';
import { equalColumns } from '#styles/responsive.ts';
import { gap, rowGap, sentence } from './Tour.css.ts';

const fromLaptop = from('laptop');

/** The last words, beside the button, which begins where the last stop does. */
export const words = style([
  sentence,
  { textWrap: 'balance', '@media': { [fromLaptop]: { gridColumn: 'span 2' } } },
]);
export const root = style([
  stack,
  {
    position: 'relative',
    justifyItems: 'start',
    alignItems: 'center',
    marginTop: rowGap,
    '@media': {
      [fromLaptop]: { gridTemplateColumns: equalColumns(3), columnGap: gap },
    },
  },
]);
