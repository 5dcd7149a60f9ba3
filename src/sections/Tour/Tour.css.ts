import { style } from '@vanilla-extract/css';
import { undrawn } from '#components/StationLine/StationLine.css.ts';
import { middle, row, stretched } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

/** A vertical line on a phone; two or three stops side by side where there is room. */
export const stops = style(
  responsive({
    base: { marginTop: vars.space.l },
    tablet: {
      marginTop: vars.space.xl,
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      columnGap: vars.space.l,
      rowGap: vars.space.xl,
    },
    laptop: { gridTemplateColumns: equalColumns(3) },
  }),
);
export const stop = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: `${vars.size.control} minmax(0, 1fr)`,
      gap: vars.space.s,
      paddingBottom: vars.space.m,
      selectors: { '&:last-child': { paddingBottom: 0 } },
    },
    tablet: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      paddingBottom: 0,
    },
  }),
);
export const line = style(
  responsive({
    base: {
      insetInlineStart: middle,
      insetBlock: `${vars.size.control} 0`,
      width: vars.size.line,
    },
    tablet: {
      insetBlock: `${middle} auto`,
      insetInline: `${vars.size.control} calc(-1 * ${vars.space.l})`,
      width: 'auto',
      height: vars.size.line,
      vars: { [undrawn]: 'scaleX(0)' },
      selectors: { [`${stop}:nth-child(2n) > &`]: { display: 'none' } },
    },
    laptop: {
      selectors: {
        [`${stop}:nth-child(2n) > &`]: { display: 'block' },
        [`${stop}:nth-child(3n) > &`]: { display: 'none' },
      },
    },
  }),
);
/** A link over the whole stop. */
export const link = style([
  stretched,
  {
    textDecoration: 'none',
    ':hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
  },
]);
export const foot = style([row, { gap: vars.space.m, marginTop: vars.space.xl }]);
