import { globalStyle, style } from '@vanilla-extract/css';
import { card as anyCard, ruled } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { muted, small } from '#styles/text.css.ts';

const inset = `clamp(${vars.space.m}, 4%, ${vars.space.l})`;

/** What the app asks for, and who sees what is entered. What it never does stands below these two, or beside them. */
export const cards = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.l },
    tablet: { gridTemplateColumns: equalColumns(2) },
    laptop: { gridTemplateColumns: equalColumns(3), gap: vars.space.m },
  }),
);
export const card = style([
  anyCard,
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    padding: `${inset} ${inset} ${vars.space.s}`,
  },
]);
// Lines side by side are as high.
globalStyle(`${card} > ul`, {
  '@media': { [from('tablet')]: { display: 'grid', gridAutoRows: '1fr' } },
});
export const never = style([
  card,
  responsive(
    {
      base: { borderColor: 'transparent', background: vars.color.surfaceInk, ...onInk },
      tablet: { gridColumn: '1 / -1' },
      laptop: { gridColumn: 'auto' },
    },
    { [when.printing]: { borderColor: vars.color.border } },
  ),
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
// It is no failure: what the app never does is good news.
globalStyle(`${never} svg`, {
  color: vars.color.accentOnInk,
  '@media': {
    [when.printing]: { color: 'inherit' },
    [when.coloursAreForced]: { color: 'CanvasText' },
  },
});
/** What each line is about is larger than what all of them are about. */
export const title = style([
  small,
  {
    fontWeight: vars.font.strong,
    selectors: { [`${never} &`]: { color: vars.color.accentOnInk } },
  },
]);
export const detail = style([muted, { display: 'block' }]);
