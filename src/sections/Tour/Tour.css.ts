import { style } from '@vanilla-extract/css';
import { undrawn } from '#components/Journey/Journey.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const head = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m },
    split: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      columnGap: vars.space.xxl,
      alignItems: 'end',
    },
  }),
);
export const lead = style({
  maxWidth: vars.measure.lead,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});

/** A line down the page on a phone; two or three stops abreast where there is room. */
export const stops = style(
  responsive({
    base: { marginTop: vars.space.xl, listStyle: 'none' },
    tablet: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.l,
      rowGap: vars.space.xl,
    },
    laptop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
);
export const stop = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: `${vars.size.control} minmax(0, 1fr)`,
      columnGap: vars.space.s,
      rowGap: vars.space.s,
      paddingBottom: vars.space.l,
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
      insetInlineStart: `calc(${vars.size.control} / 2 - ${vars.size.line} / 2)`,
      insetBlock: `${vars.size.control} 0`,
      width: vars.size.line,
    },
    tablet: {
      insetBlock: `calc(${vars.size.control} / 2 - ${vars.size.line} / 2) auto`,
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
export const words = style({ minWidth: 0 });
export const name = style({ fontSize: vars.text.heading });
/** The whole stop leads to its place in the long tour. */
export const link = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { color: vars.color.accentStrong, textDecoration: 'underline' } },
});
export const text = style({ marginTop: vars.space.hair, color: vars.color.textMuted });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  marginTop: vars.space.xl,
});
export const caption = style({ color: vars.color.textMuted, fontSize: vars.text.tiny });
