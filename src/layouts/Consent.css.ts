import { globalStyle, style } from '@vanilla-extract/css';
import { card, row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

const panel = style([
  card,
  {
    maxWidth: `min(${vars.measure.lead}, 100vw - 2 * ${vars.space.s})`,
    maxHeight: `calc(100dvh - 2 * ${vars.space.s})`,
    overflowY: 'auto',
    color: vars.color.text,
  },
]);

/** Over the page, so that nothing moves when the banner opens or closes. */
export const banner = style([
  panel,
  {
    position: 'fixed',
    zIndex: 10,
    insetInlineStart: vars.space.s,
    insetBlockEnd: vars.space.s,
    boxShadow: vars.shadow.floating,
    '@media': { [when.printing]: { display: 'none' } },
  },
]);
// The banner must not cover the focused element. The browser scrolls that element above the banner, and the end of
// the page needs room for this.
globalStyle(`html:has(${banner}:not([hidden]))`, {
  paddingBottom: '50dvh',
  scrollPaddingBottom: '50dvh',
});

export const preferences = style([panel, { '::backdrop': { background: vars.color.scrim } }]);

export const text = style({ marginTop: vars.space.xxs, fontSize: vars.text.small });

export const actions = style([row, { gap: vars.space.xs, marginTop: vars.space.s }]);
globalStyle(`${actions} > button`, { flexGrow: 1 });

export const category = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.xs,
  alignItems: 'center',
  marginTop: vars.space.s,
});
export const explanation = style([text, { gridColumn: 2 }]);
