import { globalStyle, style } from '@vanilla-extract/css';
import { stop } from '#styles/brokenLine.css.ts';
import { card, ruled, station } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { heading, muted } from '#styles/text.css.ts';

/** What it asks for, and what it never does. */
export const pair = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.l },
    tablet: { gridTemplateColumns: equalColumns(2), gap: vars.space.m },
  }),
);
export const asks = style([
  card,
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    padding: `clamp(${vars.space.m}, 4%, ${vars.space.l})`,
  },
]);
// Lines of both are as high.
globalStyle(`${asks} > ul`, { display: 'grid', gridAutoRows: '1fr' });
export const never = style([
  asks,
  {
    borderColor: 'transparent',
    background: vars.color.surfaceInk,
    ...onInk,
    '@media': { [when.printing]: { borderColor: vars.color.border } },
  },
]);
export const line = style([
  ruled,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space.s,
    paddingBlock: vars.space.s,
    lineHeight: vars.leading.table,
    selectors: {
      '&:first-child': { borderTop: 0 },
      [`${never} &`]: { borderTopColor: vars.color.borderOnInk },
    },
  },
]);
// Nothing failed: what it doesn't do is good news.
globalStyle(`${never} svg`, {
  color: vars.color.accentOnInk,
  '@media': {
    [when.printing]: { color: 'inherit' },
    [when.coloursAreForced]: { color: 'CanvasText' },
  },
});
export const detail = style([muted, { display: 'block' }]);

export const seenTitle = style([heading, { marginTop: vars.space.l }]);
export const ring = style(
  responsive({
    base: {
      ...station,
      gridRow: 'span 2',
      border: `${vars.size.line} solid ${vars.color.accent}`,
      color: vars.color.accent,
      selectors: {
        [`${stop}:last-child &`]: { borderStyle: 'dashed', borderColor: vars.color.borderControl },
      },
    },
    split: { gridRow: 'auto', marginBottom: vars.space.s },
  }),
);
