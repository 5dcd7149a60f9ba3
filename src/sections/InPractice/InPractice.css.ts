import { style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';
import { strong } from '#styles/text.css.ts';

/** How much of the screen is beyond the edge. */
const cut = '4rem';

/** From edge to edge: the footer follows without a gap. */
export const root = style({
  overflow: 'clip',
  '@media': { [when.printing]: { breakInside: 'avoid' } },
});
export const ways = style([row, { columnGap: vars.space.m, marginTop: vars.space.l }]);
export const link = style([strong, { color: 'inherit' }]);

/** The screen goes on past the edge of the page, as a month does; on paper the whole of it is seen. */
export const screen = style([
  paper,
  {
    minWidth: 0,
    background: 'none',
    '@media': {
      [`${when.onScreen} and ${from('laptop')}`]: {
        width: `calc(100% + max(${vars.space.rail}, (100vw - ${vars.size.content}) / 2) + ${cut})`,
      },
    },
  },
]);
