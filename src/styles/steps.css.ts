import { style } from '@vanilla-extract/css';
import { lineToNext, ring } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { heading } from '#styles/typography.css.ts';

/** Numbered stations on a dark background, joined by a line that ends at the last one. */
export const list = style(
  responsive({
    base: { display: 'grid', marginTop: vars.space.xl, counterReset: 'paso' },
    split: { gridTemplateColumns: 'repeat(3, 1fr)', rowGap: vars.space.l },
  }),
);
export const item = style(
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: vars.space.m,
        alignContent: 'start',
        paddingBottom: vars.space.l,
        counterIncrement: 'paso',
        '::before': {
          ...ring,
          content: 'counter(paso)',
          gridRow: 'span 2',
          border: `${vars.size.line} solid ${vars.color.accentOnInk}`,
          color: vars.color.attention,
          fontWeight: vars.font.strong,
        },
        selectors: {
          '&:not(:last-child)::after': { ...lineToNext.down, background: vars.color.borderOnInk },
        },
      },
      split: {
        gridTemplateColumns: '1fr',
        paddingBottom: 0,
        paddingInlineEnd: vars.space.l,
        '::before': { gridRow: 'auto', marginBottom: vars.space.s },
        selectors: {
          '&:not(:last-child)::after': lineToNext.along,
        },
      },
    },
    { [when.printing]: { '::before': { color: vars.color.onInk } } },
  ),
);
export const title = style([heading, { paddingTop: vars.space.hair }]);
export const text = style({ gridColumn: '-2 / -1' });
