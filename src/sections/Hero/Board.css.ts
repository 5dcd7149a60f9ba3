import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { muted, pill, strong } from '#styles/text.css.ts';
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
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.hair,
  paddingBlock: vars.space.nudge,
});
export const score = style([strong, { display: 'grid', gridColumn: 3, justifyItems: 'end' }]);
export const meter = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: vars.size.meter,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  fill: vars.color.accent,
});

// Words never fade: half faded they are too pale to be read. They go at once and come line by line,
// as on a board of departures.
export const stays = keyframes({ '0%, 100%': { visibility: 'visible' } });
const comes = keyframes({
  from: { visibility: 'hidden', clipPath: 'inset(0 0 100%)' },
  to: { clipPath: 'inset(0)' },
});
const comesAndGoes = keyframes({
  from: { clipPath: 'inset(0 0 100%)' },
  '10%, 100%': { visibility: 'visible', clipPath: 'inset(0)' },
});
export const shows = keyframes({ '10%, 100%': { opacity: 1 } });
const warms = keyframes({ '12%, 90%': { background: vars.color.deviationSoft } });
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
  pill,
  { color: vars.color.onAccent, fontSize: vars.text.tiny, lineHeight: vars.leading.body },
]);
export const deviation = style([
  mark,
  { background: vars.color.deviation, visibility: 'hidden' },
  between(comesAndGoes, event.falls, event.rises),
]);
export const resolved = style([
  mark,
  { background: vars.color.positive },
  once(comes, event.rises, 0.4),
]);

export const before = style([
  inPlace,
  { visibility: 'hidden' },
  once(stays, 0, event.falls + 0.25),
]);
export const now = style([
  inPlace,
  { color: vars.color.deviation, visibility: 'hidden' },
  between(comesAndGoes, event.falls + 0.25, event.rises),
]);
export const after = style([inPlace, once(comes, event.rises + 0.1, 0.4)]);
export const meterBefore = style([{ visibility: 'hidden' }, once(stays, 0, event.falls + 0.7)]);
const meterOff = style([{ opacity: 0 }, between(shows, event.falls, event.rises)]);
export const meterLost = style([meterOff, { fill: vars.color.surface }]);
export const meterLow = style([meterOff, { fill: vars.color.deviation }]);
export const meterAfter = style(once(grows, event.rises, 0.7));

export const slot = style({
  display: 'grid',
  marginTop: vars.space.xxs,
  paddingTop: vars.space.xs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
});
export const calm = style([
  inPlace,
  { alignSelf: 'center', color: vars.color.positive, visibility: 'hidden' },
  once(stays, 0, event.task),
]);
export const task = style([
  inPlace,
  muted,
  { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space.xs },
  once(comes, event.task, 0.5),
]);
export const taskTitle = style([strong, { display: 'block', color: vars.color.text }]);
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
  { fill: 'none', stroke: vars.color.onAccent, strokeWidth: 3, strokeDasharray: 1 },
  once(draws, event.ticks, 0.4),
]);
