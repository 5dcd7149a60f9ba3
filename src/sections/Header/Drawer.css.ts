import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { touchable } from '#styles/layouts.css.ts';
import { responsive } from '#styles/responsive.ts';

/** The drawer's dialog may be open when the window gets wider, so only the drawer's box in the bar is removed. */
export const root = style(
  responsive({
    base: {
      display: 'flex',
      alignItems: 'center',
      justifySelf: 'end',
      gap: vars.space.xs,
    },
    tablet: { display: 'contents' },
  }),
);

// Hidden without scripts, because it would be an empty second row of the bar.
globalStyle(`${root} > noscript`, { '@media': { [from('tablet')]: { position: 'absolute' } } });

export const withoutScript = style([
  touchable,
  responsive({ base: { fontSize: vars.text.small }, tablet: { display: 'none' } }),
]);

export const part = style({ display: 'grid', gap: vars.space.xs });
