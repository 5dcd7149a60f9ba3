import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

/** A block, not a grid: the note's own sentence may come without a paragraph around it. */
export const root = style({
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderInlineStart: `${vars.size.line} solid ${vars.color.attention}`,
  background: vars.color.surfaceTint,
});
export const title = style({ marginBottom: vars.space.hair });
