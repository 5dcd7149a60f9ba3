import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import { heading } from '#styles/text.css.ts';

/** The width of a picture on a phone, where its words stand beside it. */
const phonePicture = '7.5rem';

/** Up to four items, each under its picture: in one row where there is room, otherwise in two rows of two. */
export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.m },
    phoneWide: { gridTemplateColumns: equalColumns(2), columnGap: vars.space.m },
    laptop: { gridTemplateColumns: equalColumns(4) },
  }),
);
export const item = style({});
export const picture = style(
  responsive({
    base: {
      width: '100%',
      height: 'auto',
      borderRadius: vars.radius.control,
      gridRow: '1 / span 2',
    },
    phoneWide: { marginBottom: vars.space.s, borderRadius: vars.radius.card },
  }),
);
globalStyle(`${item}:has(> ${picture})`, {
  '@media': {
    [below('phoneWide')]: {
      display: 'grid',
      gridTemplateColumns: `${phonePicture} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.s,
    },
  },
});
export const title = heading;
