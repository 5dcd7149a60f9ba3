import { style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

/** How wide a square of the paper is. */
const square = '1.5rem';
/** The distance over which the squares appear out of the plain ground of the head. */
const fade = '12rem';
const rule = (angle: string) =>
  `linear-gradient(${angle}, ${vars.color.accentSoft} ${vars.stroke.hair}, transparent 0)`;

/** A table of squared paper on which the sheets lie. It has the colour of the head above it. */
export const desk = style({
  paddingTop: 0,
  background: `linear-gradient(${vars.color.surfaceTint}, transparent ${fade}), ${rule('to right')} 50% 0 / ${square} ${square}, ${rule('to bottom')} 50% 0 / ${square} ${square}, ${vars.color.surfaceTint}`,
  '@media': {
    [when.printing]: { background: 'none' },
    [when.coloursAreForced]: { background: 'none' },
  },
});

/** The other stories, under the one that the list opens with. */
export const others = style({ marginTop: vars.space.xl });

export const pagination = style([
  row,
  { justifyContent: 'center', gap: vars.space.m, marginTop: vars.space.xl },
]);
