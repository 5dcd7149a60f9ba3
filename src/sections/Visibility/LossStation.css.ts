import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

/** A photo beside its text on a phone. */
const snapshot = '8rem';
const words = '25rem';

export const root = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${snapshot}`,
      gap: vars.space.s,
      alignItems: 'start',
    },
    phoneWide: { gridTemplateColumns: `minmax(0, ${words}) ${vars.column.feature}` },
    // In the halves of the head above.
    split: { gridTemplateColumns: equalColumns(2), columnGap: vars.space.l },
    laptop: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      paddingTop: `calc(${vars.size.control} + ${vars.space.m})`,
    },
  }),
);

/** A photo that proves nothing: small beside its text, larger under it where there is room. */
export const photo = style({ '@media': { [from('laptop')]: { order: -1 } } });
globalStyle(`${photo} > div`, { aspectRatio: '4 / 3' });
