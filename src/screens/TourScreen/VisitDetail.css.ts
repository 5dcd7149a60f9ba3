import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { row } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

export const failed = style([
  row,
  {
    margin: `0 calc(-1 * ${vars.space.xxs})`,
    padding: vars.space.xxs,
    borderRadius: vars.radius.control,
    background: vars.color.deviationSoft,
  },
]);
/** The photo is low, most of all on narrow screens: its upper part is enough to see what is wrong. */
globalStyle(`${failed} + figure > div`, {
  aspectRatio: '8 / 5',
  '@media': { [below('laptop')]: { aspectRatio: '16 / 9' } },
});
globalStyle(`${failed} + figure img`, { objectPosition: 'top' });
