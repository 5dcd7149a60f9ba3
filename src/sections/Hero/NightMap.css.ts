import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { below, from } from '#styles/breakpoints.ts';
import { responsive } from '#styles/responsive.ts';
import { keepOpaque } from './Board.css.ts';
import { between, once, timeline } from './timeline.ts';

/**
 * The map keeps its size: a wider screen shows more of it. From `tablet` on the board is beside the
 * deviating branch; on a narrower screen it is below, and the map is moved so that the branch is above it.
 */
export const map = style(
  responsive({
    base: {
      position: 'absolute',
      // Not a logical property: the map is not mirrored in right-to-left text.
      left: '50%',
      top: 0,
      maxWidth: 'none',
      width: vars.map.width,
      height: vars.map.height,
      transform: `translate(calc(-50% + ${vars.map.aside}), calc(-1 * ${vars.map.rise}))`,
    },
    tablet: { transform: 'translateX(-50%)' },
  }),
);

export const casing = style({ fill: 'none', stroke: vars.color.surfaceInk, strokeWidth: 28 });
const line = style({ fill: 'none', strokeWidth: 14 });
export const lineA = style([line, { stroke: vars.color.accentOnInk }]);
export const lineB = style([line, { stroke: vars.color.accentGlow }]);
export const lineC = style([line, { stroke: vars.color.accent }]);

export const besideLink = style({ '@media': { [below('tablet')]: { display: 'none' } } });
export const belowLink = style({ '@media': { [from('tablet')]: { display: 'none' } } });

// The alarm runs along the line to the board and, after the repair, is erased from the shop on.
const drawThenErase = keyframes({
  from: { strokeDashoffset: 100, opacity: 1 },
  '23%, 77%': { strokeDashoffset: 0, opacity: 1 },
  to: { strokeDashoffset: -100, opacity: 1 },
});
const movePulse = keyframes({
  from: { strokeDashoffset: 16, opacity: 1 },
  '90%': { opacity: 1 },
  to: { strokeDashoffset: -100, opacity: 0 },
});
const showAlarm = keyframes({ '10%, 93%': { fill: vars.color.attention, r: 19 } as never });
const spreadRing = keyframes({
  from: { transform: 'none', opacity: 0 },
  '15%': { opacity: 0.9 },
  to: { transform: 'scale(4)', opacity: 0 },
});

export const alarmLink = style([
  line,
  { stroke: vars.color.attention, strokeDasharray: 100, opacity: 0 },
  between(drawThenErase, timeline.pulse, timeline.lineClears + timeline.pulseDuration),
]);
export const pulse = style([
  line,
  { stroke: vars.color.surface, strokeDasharray: '16 200', strokeLinecap: 'round', opacity: 0 },
  once(movePulse, timeline.pulse, timeline.pulseDuration),
]);

export const station = style({
  fill: vars.color.surface,
  stroke: vars.color.surfaceInk,
  strokeWidth: 8,
});
export const alarmStation = style([
  station,
  between(showAlarm, timeline.alarm, timeline.repaired + 0.4),
]);
export const ring = style([
  {
    fill: 'none',
    stroke: vars.color.attention,
    strokeWidth: 5,
    opacity: 0,
    transformBox: 'fill-box',
    transformOrigin: 'center',
  },
  once(spreadRing, timeline.alarm, 1.4),
]);

export const label = style({
  fill: vars.color.onInk,
  fontSize: vars.map.label,
  fontWeight: vars.font.strong,
  paintOrder: 'stroke',
  stroke: vars.color.surfaceInk,
  strokeWidth: 6,
  strokeLinejoin: 'round',
});

const fadeIn = keyframes({ from: { opacity: 0 } });
export const tooHigh = style([
  label,
  { fill: vars.color.attention, opacity: 0 },
  between(keepOpaque, timeline.alarm, timeline.repaired),
]);
export const repaired = style([label, once(fadeIn, timeline.repaired, 0.4)]);

/** Hidden between these widths, where the board covers all but the deviating branch. */
export const beside = style({
  '@media': { [`${from('tablet')} and ${below('split')}`]: { display: 'none' } },
});
const shownFrom = (query: string) =>
  style({ display: 'none', '@media': { [query]: { display: 'inline' } } });
export const fromTablet = shownFrom(from('tablet'));
export const fromLaptop = shownFrom(from('laptop'));
export const fromDesktop = shownFrom(from('desktop'));
export const fromDesktopWide = shownFrom(from('desktopWide'));
export const fromWide = shownFrom(from('wide'));
