import { style } from '@vanilla-extract/css';
import { columns, row, stack } from '#styles/blocks.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import * as text from '#styles/text.css.ts';

export const root = style({
  overflowX: 'clip',
  paddingTop: vars.size.header,
  background: vars.color.surfaceTint,
});

/** Words at one side; at the other the picture, which runs on to the edge of the screen. */
export const beside = style(
  responsive({
    base: { display: 'grid', paddingTop: vars.space.m },
    split: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: vars.space.xl,
      paddingTop: 0,
    },
  }),
);
export const words = style([
  stack,
  responsive({
    base: {},
    split: { alignContent: 'center', paddingBlock: `${vars.space.l} ${vars.space.xl}` },
  }),
]);

/** Without a picture the page's own first block comes up into the first screen. */
export const low = style([
  columns.footed,
  responsive({
    base: { paddingBlock: vars.space.m },
    split: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: vars.space.xl,
      paddingBlock: `${vars.space.l} ${vars.space.xl}`,
    },
  }),
]);

/** What one should know before reading on, in a word or two each. */
export const facts = style([row, { gap: vars.space.xxs, marginTop: vars.space.s }]);
export const fact = style([
  text.pill,
  text.accent,
  { paddingBlock: vars.space.hair, background: vars.color.accentSoft },
]);

export const rest = style([stack, { gap: vars.space.m }]);

export const ways = style([row, { gap: `${vars.space.xs} ${vars.space.m}` }]);

/** Out to the edge of the screen: what is drawn is a piece of a larger map. */
export const stage = style(
  responsive(
    {
      base: {
        position: 'relative',
        overflow: 'clip',
        marginTop: vars.space.s,
        marginInline: `calc(-1 * ${vars.space.gutter})`,
      },
      tablet: { marginInline: `calc(-1 * ${vars.space.rail})` },
      split: {
        minHeight: vars.size.headPicture,
        margin: 0,
        marginInlineEnd: `min(-1 * ${vars.space.rail}, (${vars.size.content} - 100vw) / 2)`,
      },
    },
    // A night scene takes half a sheet and most of the ink.
    { [when.printing]: { display: 'none' } },
  ),
);
export const picture = style(
  responsive({
    base: { width: '100%', height: vars.size.headPictureLow, objectFit: 'cover' },
    tablet: { height: vars.size.segmentPicture },
    split: { height: '100%', objectPosition: 'left' },
  }),
);
