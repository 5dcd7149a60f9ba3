import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { strong } from '#styles/text.css.ts';

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
/** The words. At their foot stands what the person gains; on wide screens these lines stand level. */
export const words = style({ display: 'flex', flexDirection: 'column' });
export const outcome = style([
  strong,
  {
    marginTop: 'auto',
    paddingTop: vars.space.xs,
    color: vars.color.accentStrong,
    lineHeight: vars.leading.table,
    textWrap: 'balance',
    '@media': { [when.printing]: { color: 'inherit' } },
  },
]);

export const phone = style({ maxWidth: phoneWidth });
