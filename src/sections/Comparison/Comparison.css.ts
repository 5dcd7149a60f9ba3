import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import { muted, strong } from '#styles/text.css.ts';

export const table = style({
  width: '100%',
  marginTop: vars.space.l,
  borderCollapse: 'collapse',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // Never wider than the page, even at twice the text size.
  tableLayout: 'fixed',
});

/** On a phone the area stands above its two cells; from tablets on before them. */
export const row = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      selectors: { 'tbody > &': { borderTop: `${vars.stroke.hair} solid ${vars.color.border}` } },
    },
    phoneWide: { display: 'table-row' },
  }),
);

/** What the cells and headings of both columns have in common. */
const cell = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  padding: `${vars.space.xxs} clamp(${vars.space.xs}, 2vw, ${vars.space.m})`,
  textAlign: 'start',
});
const lilac = style({ background: vars.color.accentSoft });

/** Takes no column of its own on a phone. */
export const corner = style(
  responsive({ base: { position: 'absolute' }, phoneWide: { position: 'static' } }),
);
export const column = style([cell, muted, strong]);
export const ours = style([lilac, { color: vars.color.accentStrong }]);
export const symbol = style({
  display: 'inline-block',
  marginInlineEnd: vars.space.xxs,
  verticalAlign: 'middle',
});
export const area = style([
  strong,
  responsive({
    base: {
      gridColumn: '1 / -1',
      padding: `${vars.space.xxs} ${vars.space.xs} 0`,
      textAlign: 'start',
      fontSize: vars.text.small,
    },
    phoneWide: {
      fontSize: vars.text.body,
      padding: `${vars.space.s} clamp(${vars.space.xs}, 2vw, ${vars.space.m})`,
    },
  }),
]);
export const today = style([cell, muted]);
export const lineo = style([cell, lilac, strong]);

/** A tick or a cross and its words. */
export const marked = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xxs,
});
globalStyle(`${today} svg`, { color: vars.color.borderControl });
