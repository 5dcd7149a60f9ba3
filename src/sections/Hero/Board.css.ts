import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { between, event, once } from './event.ts';

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

// Words never fade: half faded they are too pale to be read. They go at once and come line by line,
// as on a board of departures.
const goes = keyframes({ from: { visibility: 'visible' } });
const comes = keyframes({ from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } });
const comesAndGoes = keyframes({
  from: { visibility: 'visible', clipPath: 'inset(0 0 100%)' },
  '10%, 100%': { visibility: 'visible', clipPath: 'inset(0)' },
});
const pops = keyframes({ from: { transform: 'scale(0)' }, '60%': { transform: 'scale(1.15)' } });
const popsAndGoes = keyframes({
  from: { visibility: 'visible', transform: 'scale(0)' },
  '8%': { transform: 'scale(1.15)' },
  '12%, 100%': { visibility: 'visible', transform: 'none' },
});
const warms = keyframes({ '12%, 90%': { background: vars.color.deviationSoft } });
const reddens = keyframes({ '15%, 100%': { opacity: 1 } });
const grows = keyframes({ from: { transform: 'scaleX(0.8)' } });
const waits = keyframes({
  '0%, 100%': { borderColor: vars.color.deviation, background: 'transparent' },
});
const draws = keyframes({ from: { strokeDashoffset: 1 } });

const inPlace = style({ gridArea: '1 / 1' });

export const deviating = style([
  {
    marginInline: `calc(-1 * ${vars.space.xs})`,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
  },
  between(warms, event.falls, event.rises + 0.4),
]);
export const marks = style({ display: 'grid', justifyItems: 'end' });
const mark = style([
  inPlace,
  {
    padding: `0 ${vars.space.xxs}`,
    borderRadius: vars.radius.round,
    color: vars.color.onAccent,
    fontSize: vars.text.tiny,
    fontWeight: vars.font.strong,
    lineHeight: vars.leading.body,
  },
]);
export const deviation = style([
  mark,
  { background: vars.color.deviation, visibility: 'hidden' },
  between(popsAndGoes, event.falls, event.rises),
]);
export const resolved = style([
  mark,
  { background: vars.color.positive },
  once(pops, event.rises, 0.5),
]);

export const before = style([inPlace, { visibility: 'hidden' }, once(goes, event.falls, 0.25)]);
export const now = style([
  inPlace,
  { color: vars.color.deviation, visibility: 'hidden' },
  between(comesAndGoes, event.falls + 0.25, event.rises),
]);
export const after = style([inPlace, once(comes, event.rises + 0.1, 0.4)]);
export const meterBefore = style([
  { fill: vars.color.accent, visibility: 'hidden' },
  once(goes, event.falls, 0.7),
]);
export const meterLost = style([
  { fill: vars.color.surface, opacity: 0 },
  between(reddens, event.falls, event.rises),
]);
export const meterLow = style([
  { fill: vars.color.deviation, opacity: 0 },
  between(reddens, event.falls, event.rises),
]);
export const meterAfter = style([{ fill: vars.color.accent }, once(grows, event.rises, 0.7)]);

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
export const box = style([
  {
    width: vars.size.checkbox,
    height: vars.size.checkbox,
    border: `${vars.stroke.thin} solid ${vars.color.positive}`,
    borderRadius: vars.space.hair,
    background: vars.color.positive,
  },
  between(waits, event.task, event.ticks),
]);
export const tick = style([
  {
    display: 'block',
    fill: 'none',
    stroke: vars.color.onAccent,
    strokeWidth: 3,
    strokeDasharray: 1,
  },
  once(draws, event.ticks, 0.4),
]);
