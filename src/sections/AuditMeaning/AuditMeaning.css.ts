import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const text = style({});
globalStyle(`${text} > :first-child`, { marginTop: 0 });

/** An item badly or well written, after its mark. */
export const written = style([card, { display: 'flex', gap: vars.space.xs }]);

/** Under all four types, as wide as they are together: it is a question of each of them. */
export const strip = style([
  card,
  responsive({
    base: {
      marginTop: vars.space.s,
      borderColor: 'transparent',
      background: vars.color.accentSoft,
    },
    tablet: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: vars.space.m,
    },
  }),
]);
export const forAllTypes = style({ lineHeight: vars.leading.body });
