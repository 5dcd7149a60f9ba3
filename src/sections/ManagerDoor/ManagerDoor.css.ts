import { globalStyle, style } from '@vanilla-extract/css';
import { card, ruled } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { heading, muted } from '#styles/text.css.ts';

const dash = '0.375rem';
const { station, line: stroke } = vars.size;
/** The middle of a station, where the line meets it. */
const middle = `calc((${station} - ${stroke}) / 2)`;

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
/** Stations of the line, which is broken before the last: down a phone, along a tablet. */
export const seen = style(
  responsive({
    base: { display: 'grid', marginTop: vars.space.s },
    tablet: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  }),
);
export const stop = style(
  responsive(
    {
      base: {
        position: 'relative',
        padding: `0 0 ${vars.space.m} calc(${station} + ${vars.space.s})`,
        lineHeight: vars.leading.table,
        '::before': {
          content: '',
          position: 'absolute',
          zIndex: 1,
          insetInlineStart: 0,
          top: vars.space.hair,
          width: station,
          height: station,
          border: `${stroke} solid ${vars.color.accent}`,
          borderRadius: vars.radius.round,
          background: vars.color.surface,
        },
        '::after': {
          content: '',
          position: 'absolute',
          insetInlineStart: middle,
          insetBlock: `${vars.space.xxs} calc(-1 * ${vars.space.hair})`,
          width: stroke,
          background: vars.color.accent,
        },
        selectors: {
          '&:last-child::before': { borderStyle: 'dashed', borderColor: vars.color.borderControl },
          '&:last-child::after': { display: 'none' },
          '&:nth-last-child(2)::after': {
            background: `repeating-linear-gradient(${vars.color.borderControl} 0 ${dash}, transparent 0 calc(2 * ${dash}))`,
          },
        },
      },
      tablet: {
        padding: `calc(${station} + ${vars.space.s}) ${vars.space.m} 0 0`,
        '::after': {
          insetBlock: `calc(${vars.space.hair} + ${middle}) auto`,
          insetInline: `${station} 0`,
          width: 'auto',
          height: stroke,
        },
        selectors: {
          '&:nth-last-child(2)::after': {
            background: `repeating-linear-gradient(to right, ${vars.color.borderControl} 0 ${dash}, transparent 0 calc(2 * ${dash}))`,
          },
        },
      },
    },
    {
      [when.coloursAreForced]: {
        '::after': { background: 'CanvasText' },
        selectors: { '&:nth-last-child(2)::after': { display: 'none' } },
      },
    },
  ),
);
