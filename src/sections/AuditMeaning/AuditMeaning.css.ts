import { globalStyle, style } from '@vanilla-extract/css';
import { ruled } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';

/** Beside the title, as low as it. */
export const words = style({ '@media': { [from('split')]: { alignSelf: 'end' } } });
globalStyle(`${words} > :first-child`, { marginTop: 0 });

/** Under all four types, as wide as they are together: it is a question of each of them. */
export const strip = style([
  ruled,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    marginTop: vars.space.l,
    paddingTop: vars.space.s,
  },
]);
export const forAllTypes = style({ lineHeight: vars.leading.body });
