import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { stretched } from '#styles/layouts.css.ts';
import { responsive } from '#styles/responsive.ts';

export const root = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.m },
    split: {
      gridTemplateColumns: `repeat(auto-fit, minmax(${vars.column.feature}, 1fr))`,
      gap: vars.space.xl,
      marginTop: vars.space.xl,
    },
  }),
);
/** Where the answers stand side by side, the parts under the short answers begin at the same height. */
export const item = style(
  responsive({
    base: {
      position: 'relative',
      paddingTop: vars.space.xxs,
      borderTop: `${vars.size.line} solid ${vars.color.accent}`,
    },
    split: {
      display: 'grid',
      paddingTop: vars.space.s,
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
    },
  }),
);
export const question = style({ color: vars.color.accentStrong, fontSize: vars.text.body });
/** A link over the whole answer. */
export const link = style([
  stretched,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    textDecoration: 'none',
  },
]);
globalStyle(`${item}:is(:hover, :focus-within) ${link}`, { textDecoration: 'underline' });
/** The short answer: what a reader should remember. */
export const short = style({
  marginBlock: `${vars.space.hair} ${vars.space.xs}`,
  fontSize: vars.text.lowTitle,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
});
