import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { lineFade } from '#styles/motifs/lineFade.ts';
import { fridge, fridgeWide, kerb, kerbWide, stationSize, stationSizeWide } from './streetLine.ts';
import { between, inTurn, timeline } from './timeline.ts';

const { trunk } = vars;
const { narrow } = trunk;

// The line. On a phone it comes from the right to the shop and leaves down the rail; on wider screens it
// begins under the headline and turns at the right of the board.
const alertAlong = { borderColor: vars.color.attention };
/** It is an alert as long as the deviation lasts, and calm before and after. */
const alertsAlong = [keyframes({ to: alertAlong }), keyframes({ '0%, 100%': alertAlong })] as const;
const line = style([
  {
    position: 'relative',
    borderStyle: 'solid',
    borderWidth: 0,
    borderColor: vars.color.accentOnInk,
    pointerEvents: 'none',
  },
  inTurn(alertsAlong, timeline.found, timeline.coloured, timeline.repaired),
]);

export const above = style([
  line,
  responsive({
    base: { display: 'none' },
    tablet: {
      display: 'block',
      gridArea: 'invitation / edge / control / out',
      marginInlineEnd: `calc(-1 * ${trunk.out})`,
      borderWidth: `${trunk.width} ${trunk.width} 0 0`,
      borderStartEndRadius: trunk.turn,
    },
  }),
]);

export const arriving = style([
  line,
  responsive({
    base: {
      gridArea: 'board / in / auto / end',
      alignSelf: 'start',
      marginInlineStart: fridge,
      marginTop: kerb,
      borderTopWidth: narrow.width,
    },
    tablet: {
      gridArea: 'control / in / auto / out',
      height: trunk.turn,
      marginTop: `calc(${kerbWide} + ${trunk.width} - ${trunk.turn})`,
      marginInline: `${fridgeWide} calc(-1 * ${trunk.out})`,
      borderWidth: `0 ${trunk.width} ${trunk.width} 0`,
      borderEndEndRadius: trunk.turn,
    },
    desktop: { gridColumnStart: 'shop' },
  }),
]);

const alert = keyframes({ '0%, 100%': { backgroundColor: vars.color.attention } });
export const leaving = style([
  line,
  responsive({
    base: {
      gridArea: 'board / edge / foot / in',
      marginTop: kerb,
      marginInline: `${narrow.edge} calc(-1 * ${fridge})`,
      borderWidth: `${narrow.width} 0 0 ${narrow.width}`,
      borderStartStartRadius: narrow.turn,
    },
    tablet: {
      gridArea: 'control / in',
      width: `calc(${trunk.out} + ${fridgeWide})`,
      marginTop: kerbWide,
      marginInline: `calc(-1 * ${trunk.out}) 0`,
      borderWidth: `${trunk.width} 0 0 ${trunk.width}`,
      borderStartStartRadius: trunk.turn,
    },
    desktop: {
      gridColumn: 'in / shop',
      width: 'auto',
      marginInline: `calc(-1 * ${trunk.out}) calc(-1 * ${fridgeWide})`,
    },
  }),
  // It leaves the screen in the colour with which the next section continues it.
  lineFade('::after', 'transparent', vars.color.accentOnInk),
  responsive({
    base: { '::after': { bottom: 0, insetInlineEnd: '100%', width: narrow.width } },
    tablet: { '::after': { width: trunk.width } },
  }),
]);
/** The station of the shop, at the line's other end. */
export const station = style([
  responsive({
    base: {
      position: 'absolute',
      insetInlineEnd: `calc(${stationSize} / -2)`,
      top: `calc((${narrow.width} + ${stationSize}) / -2)`,
      width: stationSize,
      height: stationSize,
      border: `${vars.space.nudge} solid ${vars.color.surfaceInk}`,
      borderRadius: vars.radius.round,
      outline: `${vars.stroke.thin} solid ${vars.color.accentOnInk}`,
      background: vars.color.positiveSoft,
    },
    tablet: {
      insetInlineEnd: `calc(${stationSizeWide} / -2)`,
      top: `calc((${trunk.width} + ${stationSizeWide}) / -2)`,
      width: stationSizeWide,
      height: stationSizeWide,
      borderWidth: vars.space.xxs,
    },
  }),
  between(alert, timeline.found, timeline.repaired),
]);
