import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { figure as large, muted, strong } from '#styles/text.css.ts';

/** By the width of the panel around it. */
const posterSize = 'clamp(3.5rem, 17cqi, 7.5rem)';
const cardSize = '2.25rem';

/** Under a line, as every figure of the site. */
const base = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.hair,
  width: '100%',
  paddingTop: vars.space.xs,
  borderTop: `${vars.size.line} solid ${vars.color.attention}`,
  lineHeight: vars.leading.snug,
});
export const root = {
  card: base,
  strip: style([
    base,
    responsive({
      base: { marginBottom: vars.space.l },
      phoneWide: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: vars.space.m,
      },
    }),
  ]),
  poster: base,
} as const;

export const label = style([muted, strong, { gridColumn: '1 / -1', fontSize: vars.text.small }]);
export const figure = {
  card: style([large, { fontSize: cardSize }]),
  strip: large,
  poster: style([large, { fontSize: posterSize, lineHeight: '1' }]),
} as const;
export const words = {
  card: style({ fontSize: vars.text.small }),
  strip: style({ fontSize: vars.text.lead }),
  poster: style({ marginTop: vars.space.xs, fontSize: vars.text.lead }),
} as const;
