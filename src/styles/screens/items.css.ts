import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

// Styles of large screens only. They have a file of their own, so that the home page does not load them.

/** One of several items, in a frame. */
export const card = style({
  padding: vars.space.xs,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
});

/** A text set apart from the others. */
export const box = style({
  display: 'grid',
  padding: vars.space.xxs,
  borderRadius: vars.radius.control,
});
