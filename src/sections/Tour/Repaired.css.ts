import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { giantReading } from './giantReading.css.ts';
import { beforeTurn, largeRing, level } from './stopLine.css.ts';
import { sentence } from './Tour.css.ts';

const fromLaptop = from('laptop');

export const root = style(
  responsive({
    base: { position: 'relative' },
    // Its line is level with that of the stop at its right, and its last words with the foot of the screen there.
    laptop: {
      gridArea: '1 / 1',
      display: 'flex',
      flexDirection: 'column',
      paddingTop: `calc(${vars.size.control} + ${vars.space.l})`,
    },
  }),
);
export const healthy = style({
  '@media': {
    [fromLaptop]: {
      top: level,
      right: `calc(100% - ${largeRing} / 2)`,
      bottom: beforeTurn,
    },
  },
});
export const tick = style(
  responsive({
    base: { color: vars.color.positive },
    laptop: {
      top: `calc((${vars.size.control} - ${largeRing}) / 2)`,
      width: largeRing,
      height: largeRing,
      boxShadow: `0 0 ${vars.space.xl} ${vars.color.accentGlow}`,
    },
  }),
);
export const cold = style([
  giantReading,
  { vars: { [vars.color.attention]: vars.color.positiveSoft } },
]);
/** What the repair was for. */
export const change = style({
  marginBlock: `${vars.space.xs} ${vars.space.s}`,
  fontSize: vars.text.figure,
  fontWeight: vars.font.strong,
  lineHeight: 1,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
});
export const fallen = style({ color: vars.color.onInkMuted });
export const asleep = style([
  sentence,
  { marginTop: vars.space.s, '@media': { [fromLaptop]: { marginTop: 'auto' } } },
]);
