import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { pageWidth, paper } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';
import { figure, strong } from '#styles/text.css.ts';

/** From edge to edge: the footer follows without a gap. */
export const root = style({
  '@media': { [when.printing]: { breakInside: 'avoid' } },
});
/** Beside a screen that is higher, the words begin where it does and stay in view along it. */
globalStyle(`${root} > .${pageWidth} > * > :first-child`, {
  '@media': {
    [from('split')]: {
      position: 'sticky',
      top: `calc(${vars.size.header} + ${vars.space.m})`,
      alignSelf: 'start',
    },
  },
});
/** What the page was about, in one line, with the reader's numbers. */
export const sum = style([figure, { marginTop: vars.space.l }]);
export const operands = style({
  color: vars.color.accentOnInk,
  fontWeight: vars.font.regular,
  '@media': { [when.printing]: { color: vars.color.textMuted } },
});

export const ways = style([row, { columnGap: vars.space.m, marginTop: vars.space.l }]);
export const link = style([strong, { color: 'inherit' }]);

export const screen = style([paper, { minWidth: 0, background: 'none' }]);
