import { style } from '@vanilla-extract/css';
import * as items from '#styles/screens/items.css.ts';
import * as screen from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

export const stops = style({ display: 'grid', marginTop: vars.space.s });

/** A stop of the day: its hour, its mark on the line, its card. */
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
export const tone = {
  done: style({ color: vars.color.positive }),
  doing: style({ color: vars.color.accent }),
  next: style({ color: vars.color.borderControl }),
} as const;

export const hour = style([screen.time, { paddingTop: vars.space.xxs, textAlign: 'end' }]);
export const card = style([
  items.card,
  { display: 'grid', alignContent: 'start', gap: vars.space.xxs, color: vars.color.text },
]);
export const progress = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space.xs,
});
export const count = style([
  screen.muted,
  { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
]);
/** What was repaired since the last visit, seen by the supervisor on this one. */
export const pending = style([items.box, { background: vars.color.positiveSoft }]);
export const verified = style([screen.okText, { fontSize: vars.text.tiny }]);
