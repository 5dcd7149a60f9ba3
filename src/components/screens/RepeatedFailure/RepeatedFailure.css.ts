import { style } from '@vanilla-extract/css';
import * as route from '#components/screens/DayRoute/DayRoute.css.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';

export const failed = style({ color: vars.color.deviation });
export const cut = style([route.tone.doing, { selectors: { '&&': { paddingBottom: 0 } } }]);
/** The day stands beside its ring, on one line. */
export const day = style([route.hour, { whiteSpace: 'nowrap' }]);
/** One time that the fault was seen: the branch, and what was done there. Each time the task was closed. */
export const time = style([route.card, { gap: 0 }]);
/** The task of the head office, which removes the cause. */
export const task = style([
  route.card,
  {
    ...onInk,
    background: vars.color.surfaceInk,
    '@media': { [when.printing]: { background: 'none', color: vars.color.text } },
  },
]);
