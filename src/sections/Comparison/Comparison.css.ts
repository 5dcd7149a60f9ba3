import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '#styles/layout.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/** On a phone each row stands by itself, with the columns' names in its cells. */
export const table = style(
  responsive({
    base: {
      width: '100%',
      marginTop: vars.space.l,
      borderCollapse: 'collapse',
      borderRadius: vars.radius.panel,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.raised,
      overflowWrap: 'anywhere',
    },
    // Never wider than the page, also with text twice as big.
    phoneWide: { tableLayout: 'fixed' },
  }),
);

export const head = style([
  visuallyHidden,
  responsive({
    base: {},
    phoneWide: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  }),
]);

const cell = style(
  responsive({
    base: { display: 'block', paddingInline: vars.space.m, textAlign: 'start' },
    phoneWide: { display: 'table-cell', padding: vars.space.s, verticalAlign: 'top' },
    split: { padding: `${vars.space.s} ${vars.space.m}` },
  }),
);

export const column = style([
  responsive({
    base: { paddingInline: vars.space.s },
    split: { paddingInline: vars.space.m },
  }),
  {
    paddingBlock: `${vars.space.m} ${vars.space.xs}`,
    fontSize: vars.text.small,
    textAlign: 'start',
  },
]);

export const row = style(
  responsive({
    base: {
      display: 'block',
      paddingBlock: vars.space.s,
      selectors: { '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.border}` } },
    },
    phoneWide: {
      display: 'table-row',
      borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
    },
  }),
);
export const area = style([cell, { fontSize: vars.text.heading, fontWeight: vars.font.strong }]);
export const today = style([cell, { color: vars.color.textMuted }]);
export const lineo = style([cell, { color: vars.color.text, fontWeight: vars.font.strong }]);
export const label = style(
  responsive({
    base: {
      display: 'block',
      marginTop: vars.space.xxs,
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      fontWeight: vars.font.regular,
    },
    phoneWide: { display: 'none' },
  }),
);
