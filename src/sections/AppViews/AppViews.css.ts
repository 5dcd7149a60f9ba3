import { fallbackVar, style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { onInk } from '#styles/page.css.ts';
import { eyebrowColor, strong } from '#styles/typography.css.ts';

const phoneWidth = '20rem';

/** A card for each person, one under another; on wide screens side by side, their phones all as high. */
export const root = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.s,
      marginTop: vars.space.l,
    },
    split: { gridTemplateColumns: equalColumns(3), gap: `0 ${vars.space.xs}` },
    laptop: { columnGap: vars.space.m },
  }),
);
/** The words about a person and that person's phone, which is under the words, or on a tablet beside them. */
export const person = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.m,
      padding: vars.space.s,
      borderRadius: vars.radius.panel,
      background: vars.color.surfaceTint,
      breakInside: 'avoid',
      textWrap: 'pretty',
    },
    phoneWide: { padding: vars.space.m },
    tablet: { gridTemplateColumns: equalColumns(2), alignItems: 'center', padding: vars.space.l },
    split: {
      gridRow: 'span 2',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      alignItems: 'stretch',
      // A phone needs the whole of its column.
      padding: 0,
      background: 'none',
    },
    laptop: { padding: vars.space.m, background: vars.color.surfaceTint },
  }),
);
const dark = {
  ...onInk,
  background: `radial-gradient(circle at 50% 60%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`,
};
/** The card of who runs the network is dark: that person decides. Where the cards have no ground, it has none either. */
export const owner = style([
  person,
  {
    '@media': {
      [`${when.onScreen} and ${below('split')}`]: dark,
      [`${when.onScreen} and ${from('laptop')}`]: dark,
    },
  },
]);
/** Whose phone it is, over what that person gains and what the phone shows. */
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.hair });
export const viewer = style([
  strong,
  {
    color: fallbackVar(eyebrowColor, vars.color.accentStrong),
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
  },
]);
export const phone = style({
  maxWidth: phoneWidth,
  selectors: {
    [`${owner} > &`]: { outlineColor: vars.color.accentGlow },
  },
});
