import { style } from '@vanilla-extract/css';
import { row } from '#styles/blocks.css.ts';
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
    base: { display: 'grid', rowGap: vars.space.s, paddingTop: vars.space.m },
    split: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gridTemplateRows: '1fr auto auto 1fr',
      columnGap: vars.space.xl,
      paddingTop: 0,
    },
  }),
);

/** Without a picture the page's own first block comes up into the first screen. */
export const low = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, paddingBlock: vars.space.m },
    split: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: vars.space.xl,
      alignItems: 'end',
      paddingBlock: `${vars.space.l} ${vars.space.xl}`,
    },
  }),
);

export const words = style(
  responsive({
    base: { minWidth: 0 },
    split: {
      selectors: {
        [`${beside} > &`]: {
          gridColumn: 1,
          gridRow: '1 / span 2',
          alignSelf: 'end',
          paddingTop: vars.space.l,
        },
      },
    },
  }),
);

export const title = style([text.pageTitle, { maxWidth: vars.measure.title }]);

/** What one should know before reading on, in a word or two each. */
export const facts = style([row, { gap: vars.space.xxs, marginTop: vars.space.s }]);
export const fact = style({
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentStrong,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
});

export const rest = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, alignContent: 'start' },
    split: {
      selectors: {
        [`${beside} > &`]: { gridColumn: 1, gridRow: '3 / span 2', paddingBottom: vars.space.xl },
      },
    },
  }),
);

export const ways = style([row, { gap: `${vars.space.xs} ${vars.space.m}` }]);
export const more = style([text.name, { paddingBlock: vars.space.xxs }]);

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
        gridColumn: 2,
        gridRow: '1 / -1',
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
