import { globalStyle, style } from '@vanilla-extract/css';
import { stack, tinted } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';

export const action = style([stack, tinted, { justifyItems: 'start' }]);

export const figure = style({ display: 'grid', gap: vars.space.xxs });
globalStyle(`${figure} img`, { width: '100%', borderRadius: vars.radius.card });

/** Not a grid, because the text of a note may have no paragraph around it. */
export const note = style({
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderInlineStart: `${vars.size.line} solid ${vars.color.attention}`,
  background: vars.color.surfaceTint,
});
export const noteTitle = style({ marginBottom: vars.space.hair });

export const quoteSource = style({
  marginTop: vars.space.xxs,
  paddingInlineStart: vars.space.m,
  fontSize: vars.text.small,
});
