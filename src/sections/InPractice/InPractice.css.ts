import { style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';
import { strong } from '#styles/text.css.ts';

/** From edge to edge: the footer follows without a gap. */
export const root = style({
  '@media': { [when.printing]: { breakInside: 'avoid' } },
});
export const ways = style([row, { columnGap: vars.space.m, marginTop: vars.space.l }]);
export const link = style([strong, { color: 'inherit' }]);

export const screen = style([paper, { minWidth: 0, background: 'none' }]);
