import { style } from '@vanilla-extract/css';
import * as route from '#components/screens/DayRoute/DayRoute.css.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';

export const failed = style({ color: vars.color.deviation });
export const cut = style([route.tone.doing, { selectors: { '&&': { paddingBottom: 0 } } }]);
/** Beside its ring, in one line. */
export const day = style([route.hour, { whiteSpace: 'nowrap' }]);
/** Where it was, and what was done about it there: each time it was closed. */
export const time = style([route.card, { gap: 0 }]);
/** The one task that none of the times before had, which is not the branch's. */
export const task = style([
  route.card,
  {
    ...onInk,
    background: vars.color.surfaceInk,
    '@media': { [when.printing]: { background: 'none', color: vars.color.text } },
  },
]);
