import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { plainNumber } from '#styles/typography.css.ts';
import { giantReading } from './giantReading.css.ts';
import { beforeTurn, largeRing, level } from './stationLine.css.ts';

const fromLaptop = from('laptop');

export const root = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gap: vars.space.s,
      justifyItems: 'start',
      alignContent: 'start',
    },
    // Its line is level with that of the station at its right.
    laptop: { gridArea: '1 / 1', paddingTop: `calc(${vars.size.control} + ${vars.space.l})` },
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
/** Its plate in forced colours would cover the screen above it. */
export const reading = style({ '@media': { [when.coloursAreForced]: plainNumber } });
export const cold = style([
  giantReading,
  { vars: { [vars.color.attention]: vars.color.positiveSoft } },
]);
/** The one line under it, with which the story ends. */
export const asleep = style({
  fontSize: vars.text.smallTitle,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});
export const closing = style({ textWrap: 'balance' });
