import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { muted, pill, strong } from '#styles/text.css.ts';
import { between, once, timeline } from './timeline.ts';

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

// Texts never fade, because half faded they have too little contrast. They disappear at once, and appear
// line by line.
export const keepVisible = keyframes({ '0%, 100%': { visibility: 'visible' } });
const reveal = keyframes({
  from: { visibility: 'hidden', clipPath: 'inset(0 0 100%)' },
  to: { clipPath: 'inset(0)' },
});
const revealThenHide = keyframes({
  from: { clipPath: 'inset(0 0 100%)' },
  '10%, 100%': { visibility: 'visible', clipPath: 'inset(0)' },
});
export const keepOpaque = keyframes({ '10%, 100%': { opacity: 1 } });
const tintBackground = keyframes({ '12%, 90%': { background: vars.color.deviationSoft } });
const growWidth = keyframes({ from: { transform: 'scaleX(0.8)' } });
const showUnchecked = keyframes({
  '0%, 100%': { borderColor: vars.color.deviation, background: 'transparent' },
});
const drawTick = keyframes({ from: { strokeDashoffset: 1 } });

const inPlace = style({ gridArea: '1 / 1' });

export const deviating = style([
  {
    marginInline: `calc(-1 * ${vars.space.xs})`,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
  },
  between(tintBackground, timeline.scoreFalls, timeline.scoreRises + 0.4),
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
  between(revealThenHide, timeline.scoreFalls, timeline.scoreRises),
]);
export const resolved = style([
  mark,
  { background: vars.color.positive },
  once(reveal, timeline.scoreRises, 0.4),
]);

export const before = style([
  inPlace,
  { visibility: 'hidden' },
  once(keepVisible, 0, timeline.scoreFalls + 0.25),
]);
export const now = style([
  inPlace,
  { color: vars.color.deviation, visibility: 'hidden' },
  between(revealThenHide, timeline.scoreFalls + 0.25, timeline.scoreRises),
]);
export const after = style([inPlace, once(reveal, timeline.scoreRises + 0.1, 0.4)]);
export const meterBefore = style([
  { visibility: 'hidden' },
  once(keepVisible, 0, timeline.scoreFalls + 0.7),
]);
const meterOff = style([
  { opacity: 0 },
  between(keepOpaque, timeline.scoreFalls, timeline.scoreRises),
]);
export const meterLost = style([meterOff, { fill: vars.color.surface }]);
export const meterLow = style([meterOff, { fill: vars.color.deviation }]);
export const meterAfter = style(once(growWidth, timeline.scoreRises, 0.7));

export const slot = style({
  display: 'grid',
  marginTop: vars.space.xxs,
  paddingTop: vars.space.xs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
});
export const calm = style([
  inPlace,
  { alignSelf: 'center', color: vars.color.positive, visibility: 'hidden' },
  once(keepVisible, 0, timeline.taskAppears),
]);
export const task = style([
  inPlace,
  muted,
  { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space.xs },
  once(reveal, timeline.taskAppears, 0.5),
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
  between(showUnchecked, timeline.taskAppears, timeline.taskTicked),
]);
export const tick = style([
  { fill: 'none', stroke: vars.color.onAccent, strokeWidth: 3, strokeDasharray: 1 },
  once(drawTick, timeline.taskTicked, 0.4),
]);
