import { style } from '@vanilla-extract/css';
import * as items from '#styles/screens/items.css.ts';
import * as screen from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';

export const stops = style({ display: 'grid', marginTop: vars.space.s });

/** A time of the fault: its day, its mark on the line, its card. */
export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.control} minmax(0, 1fr)`,
  columnGap: vars.space.l,
  paddingBottom: vars.space.s,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${vars.size.control} + ${vars.space.s})`,
      borderInlineStart: `${vars.size.line} solid ${vars.color.accentSoft}`,
      transform: 'translateX(-50%)',
    },
    '&:first-child::before': { top: vars.space.s },
    '&:last-child::before': { bottom: 'auto', height: vars.space.s },
    '&::after': {
      content: '',
      position: 'absolute',
      top: vars.space.xs,
      insetInlineStart: `calc(${vars.size.control} + ${vars.space.s})`,
      width: vars.size.station,
      height: vars.size.station,
      border: `${vars.size.line} solid currentColor`,
      borderRadius: vars.radius.round,
      background: vars.color.surfaceRaised,
      transform: 'translateX(-50%)',
    },
  },
});
export const failed = style({ color: vars.color.deviation });
export const cut = style({
  color: vars.color.accent,
  selectors: { '&&': { paddingBottom: 0 } },
});
/** The day stands beside its ring, on one line. */
export const day = style([
  screen.time,
  { paddingTop: vars.space.xxs, textAlign: 'end', whiteSpace: 'nowrap' },
]);
const card = style([
  items.card,
  { display: 'grid', alignContent: 'start', gap: vars.space.xxs, color: vars.color.text },
]);
/** One time that the fault was seen: the branch, and what was done there. Each time the task was closed. */
export const time = style([card, { gap: 0 }]);
/** The task of the head office, which removes the cause. */
export const task = style([
  card,
  {
    ...onInk,
    background: vars.color.surfaceInk,
    '@media': { [when.printing]: { background: 'none', color: vars.color.text } },
  },
]);
