import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { pageWidth, paper } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';

/** From edge to edge: the footer follows without a gap. */
export const root = style({
  '@media': { [when.printing]: { breakInside: 'avoid' } },
});
/** Beside a screen that is higher than they are, the words begin at its top and stay in view along it. */
globalStyle(`${root} > .${pageWidth} > * > :first-child`, {
  '@media': {
    [from('split')]: {
      position: 'sticky',
      top: `calc(${vars.size.header} + ${vars.space.m})`,
      alignSelf: 'start',
    },
  },
});
export const action = style({ marginTop: vars.space.l });

export const screen = style([paper, { minWidth: 0, background: 'none' }]);
