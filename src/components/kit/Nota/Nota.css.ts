import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { viewfinder } from '#styles/motifs/viewfinder.ts';

/** Not a grid, because the text may have no paragraph around it. */
export const root = style({
  position: 'relative',
  padding: `clamp(${vars.space.m}, 5%, ${vars.space.l})`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTint,
  // The marks of the frame in which the brand's photos stand.
  '::before': { ...viewfinder(vars.space.xs, vars.space.s), color: vars.color.accent },
});
export const title = style({ marginBottom: vars.space.hair });
