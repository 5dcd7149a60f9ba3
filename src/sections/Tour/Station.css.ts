import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { stretched } from '#styles/layouts.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import { stations } from './Tour.css.ts';

const fromLaptop = from('laptop');
/** The height of the words of a station beside others: its time, its title, and three lines. */
const threeLines = '9.25rem';

/** Its text over its screen, or beside it where there is room for both. */
export const root = style(
  responsive({
    base: { position: 'relative', display: 'grid', gap: vars.space.s, alignContent: 'start' },
    tablet: { gridTemplateColumns: equalColumns(2), gap: vars.space.m, alignItems: 'center' },
    laptop: {
      gridTemplate: 'auto 1fr / minmax(0, 1fr)',
      alignContent: 'stretch',
      alignItems: 'stretch',
      paddingTop: `calc(${vars.size.control} + ${vars.space.s})`,
    },
  }),
);

/** The moment of a station. On a phone it stands at the end of the title's line if both fit. */
export const words = style(
  responsive({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: vars.space.xs,
    },
    tablet: { display: 'block' },
  }),
);
globalStyle(`${words} > :last-child`, { order: 2, flexBasis: '100%' });
// The screens side by side begin at one height.
globalStyle(`${stations} > :not(:nth-child(3)) ${words}`, {
  '@media': { [fromLaptop]: { minHeight: threeLines } },
});
export const moment = style({
  order: 1,
  color: vars.color.onInkMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style(
  responsive({
    base: { fontSize: vars.text.heading },
    tablet: { fontSize: vars.text.smallTitle },
  }),
);
/** A link over the whole station, whose screen answers. */
export const link = style([stretched, { textDecoration: 'none' }]);
globalStyle(`${root} > :last-child`, {
  transition: `transform ${vars.motion.drawer} ${vars.motion.ease}`,
});
globalStyle(`${root}:is(:hover, :focus-within) > :last-child`, {
  transform: `translateY(calc(-1 * ${vars.space.nudge}))`,
});
globalStyle(`${root}:is(:hover, :focus-within) ${link}`, { textDecoration: 'underline' });
