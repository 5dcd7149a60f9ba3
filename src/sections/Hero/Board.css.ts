import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { event, once } from './event.ts';

export const board = style(
  responsive(
    {
      base: {
        position: 'relative',
        width: `min(100%, ${vars.size.board})`,
        marginInline: 'auto',
        padding: vars.space.s,
        borderRadius: vars.radius.card,
        background: vars.color.surfaceRaised,
        boxShadow: vars.shadow.floating,
        color: vars.color.text,
        fontSize: vars.text.small,
        lineHeight: vars.leading.snug,
      },
      tablet: { insetInlineStart: `calc(50% + ${vars.map.board})`, marginInline: 0 },
    },
    {
      [when.coloursAreForced]: {
        border: `${vars.stroke.hair} solid CanvasText`,
        forcedColorAdjust: 'auto',
      },
    },
  ),
);

export const boardTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  marginBottom: vars.space.xs,
  fontWeight: vars.font.strong,
});
export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.regular,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.hair,
  paddingBlock: vars.space.nudge,
});
export const branch = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const score = style({
  display: 'grid',
  gridColumn: 3,
  justifyItems: 'end',
  fontWeight: vars.font.strong,
});
export const meter = style({ gridColumn: '1 / -1', width: '100%', height: vars.size.meter });
export const meterGround = style({ fill: vars.color.accentSoft });
export const meterFill = style({ fill: vars.color.accent });

const warms = keyframes({ from: { background: 'transparent' } });
const appears = keyframes({ from: { opacity: 0 } });
const pales = keyframes({ from: { fill: vars.color.accent } });
// Words never fade: half faded they are too pale to be read. They go at once and come line by line,
// as on a board of departures.
const goes = keyframes({ from: { visibility: 'visible' } });
const comes = keyframes({ from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } });
const pops = keyframes({ from: { transform: 'scale(0)' }, '60%': { transform: 'scale(1.15)' } });

export const deviating = style([
  {
    marginInline: `calc(-1 * ${vars.space.xs})`,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
    background: vars.color.deviationSoft,
  },
  once(warms, event.falls, 0.5),
]);
export const deviation = style([
  {
    padding: `0 ${vars.space.xxs}`,
    borderRadius: vars.radius.round,
    background: vars.color.deviation,
    color: vars.color.onAccent,
    fontSize: vars.text.tiny,
    fontWeight: vars.font.strong,
    lineHeight: vars.leading.body,
  },
  once(pops, event.falls, 0.5),
]);
const inPlace = style({ gridArea: '1 / 1' });
export const before = style([inPlace, { visibility: 'hidden' }, once(goes, event.falls, 0.25)]);
export const now = style([
  inPlace,
  { color: vars.color.deviation },
  once(comes, event.falls + 0.25, 0.4),
]);
export const meterLost = style([{ fill: vars.color.surface }, once(pales, event.falls, 0.7)]);
export const meterLow = style([{ fill: vars.color.deviation }, once(appears, event.falls, 0.7)]);

export const slot = style({
  display: 'grid',
  marginTop: vars.space.xxs,
  paddingTop: vars.space.xs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
});
export const calm = style([
  inPlace,
  { alignSelf: 'center', color: vars.color.positive, visibility: 'hidden' },
  once(goes, event.task, 0),
]);
export const task = style([
  inPlace,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space.xs,
    color: vars.color.textMuted,
  },
  once(comes, event.task, 0.5),
]);
export const taskTitle = style({
  display: 'block',
  color: vars.color.text,
  fontWeight: vars.font.strong,
});
export const box = style({
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  border: `${vars.stroke.thin} solid ${vars.color.deviation}`,
  borderRadius: vars.space.hair,
});
