import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { abreast as columns, responsive } from '#styles/responsive.ts';
import { figure } from '#styles/text.css.ts';

/** Two by two, never three and one; abreast where they have the width for themselves. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: columns(2),
  gap: vars.space.m,
});
export const abreast = style({
  '@media': {
    [from('split')]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.column.figure}, 42%), 1fr))`,
    },
  },
});

/** Beside their title, on the widest screens. */
export const strip = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l },
    desktopWide: { gridTemplateColumns: '1fr 3fr', alignItems: 'center', gap: vars.space.xxl },
  }),
);

export const item = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
  paddingTop: vars.space.xs,
  borderTop: `${vars.size.line} solid ${vars.color.attention}`,
});

// A figure carries its own side bearing: this puts its ink over the first letter of its label.
export const principal = style([figure, { marginInlineStart: '-0.045em' }]);

export const secundario = style({ fontSize: vars.text.lead, lineHeight: vars.leading.snug });
