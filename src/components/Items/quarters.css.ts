import { style } from '@vanilla-extract/css';
import { card } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

/** Of a picture on a phone, where it is as wide as the page. */
const lowShape = '2 / 1';

/** Up to four items, each in a frame: one row where there is room, else two of two. */
export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    phoneWide: { gridTemplateColumns: equalColumns(2) },
    laptop: { gridTemplateColumns: equalColumns(4) },
  }),
);
export const item = style([card, { overflow: 'hidden' }]);
/** From edge to edge, over the words. */
export const picture = style(
  responsive({
    base: {
      width: `calc(100% + 2 * ${vars.space.m})`,
      maxWidth: 'none',
      height: 'auto',
      aspectRatio: lowShape,
      objectFit: 'cover',
      margin: `calc(-1 * ${vars.space.m})`,
      marginBottom: vars.space.s,
    },
    phoneWide: { aspectRatio: 'auto' },
  }),
);
export const title = style({ lineHeight: vars.leading.body });
