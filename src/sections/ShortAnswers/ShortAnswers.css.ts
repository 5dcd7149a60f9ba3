import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { stretched } from '#styles/layouts.css.ts';
import { responsive } from '#styles/responsive.ts';

/** From laptops on, the space over the end of the page is enough. */
export const section = style({ '@media': { [from('laptop')]: { paddingBottom: 0 } } });

export const root = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.m },
    split: { gap: vars.space.l, marginTop: vars.space.l },
  }),
);
/** Where there is room, the answer stands beside its question. */
export const item = style(
  responsive({
    base: {
      position: 'relative',
      paddingTop: vars.space.xxs,
      borderTop: `${vars.size.line} solid ${vars.color.accent}`,
    },
    split: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)',
      columnGap: vars.space.l,
      alignItems: 'baseline',
      paddingTop: vars.space.m,
    },
  }),
);
export const question = style({ color: vars.color.accentStrong, fontSize: vars.text.lead });
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
export const answer = style({
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
  textWrap: 'balance',
});
