import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { visuallyHidden } from '~/styles/layout.css.ts';
import { responsive, when } from '~/styles/responsive.ts';

/**
 * The story in eight seconds: one branch works, it becomes a network, the network is watched from
 * one screen. Without animation every part stands in its last place, which is the best frame.
 */
const appear = keyframes({ from: { opacity: 0 } });
const open = keyframes({ from: { opacity: 0, transform: 'scale(0.4)' } });
const settle = keyframes({
  from: { transform: vars.motion.begin },
  '72%': { transform: vars.motion.begin },
});
const rise = keyframes({ from: { opacity: 0, transform: vars.motion.rise } });
const tick = keyframes({
  from: { opacity: 0, transform: vars.motion.step },
});
const alarm = keyframes({ '0%, 100%': { transform: 'none' }, '50%': { transform: 'scale(1.12)' } });

const played = (name: string, seconds: number, after: number) => ({
  '@media': {
    [when.motionIsWelcome]: {
      animation: `${name} ${seconds}s ${vars.motion.ease} ${after}s both`,
    },
  },
});

export const pauseInput = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: 0,
  top: 0,
  width: vars.size.touch,
  height: vars.size.touch,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '@media': { [when.motionIsReduced]: { display: 'none' } },
});

export const root = style({ position: 'relative', minWidth: 0 });

export const pause = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  color: vars.color.textMuted,
  selectors: {
    [`${pauseInput}:focus-visible + &`]: {
      outline: `${vars.stroke.ring} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.thin,
    },
    [`${pauseInput}:hover + &`]: { background: vars.color.accentSoft },
  },
  '@media': { [when.motionIsReduced]: { display: 'none' }, [when.printing]: { display: 'none' } },
});
export const pauseText = visuallyHidden;
export const pauseMark = style({
  selectors: { [`${pauseInput}:checked + * &`]: { display: 'none' } },
});
export const playMark = style({
  selectors: { [`${pauseInput}:not(:checked) + * &`]: { display: 'none' } },
});

/** Off screen the browser skips what is inside, and its animations stand still with it. */
export const stage = style(
  responsive({
    base: {
      position: 'relative',
      contentVisibility: 'auto',
      aspectRatio: '600 / 960',
      maxWidth: vars.measure.lead,
      marginInline: 'auto',
    },
    phoneWide: { aspectRatio: '600 / 600' },
    split: { maxWidth: 'none' },
  }),
);

/** The town: quiet, so that the lines speak. */
export const ground = style({ fill: vars.color.accentSoft });
export const streets = style({
  stroke: vars.color.surfaceTint,
  strokeWidth: 10,
  strokeLinecap: 'butt',
});

export const wall = style({ fill: vars.color.surface });
export const pane = style({ fill: vars.color.accentSoft });
export const door = style({ fill: vars.color.accentStrong });
export const line = style({ stroke: 'currentColor', strokeWidth: 9 });
export const stop = style({ fill: vars.color.surface, stroke: 'currentColor', strokeWidth: 7 });
export const firstGround = style({ fill: vars.color.accent });

globalStyle(`${pauseInput}:checked ~ ${stage} *`, { animationPlayState: 'paused' });

export const network = style({
  width: '100%',
  height: 'auto',
  color: vars.color.accent,
  overflow: 'visible',
});

const part = style({ transformBox: 'fill-box', transformOrigin: 'center' });

export const firstShop = style([part, { color: vars.color.attention }, played(settle, 3.2, 0)]);

const lineColors = [
  vars.color.accent,
  vars.color.accentOnInk,
  vars.color.accent,
  vars.color.attention,
  vars.color.accentOnInk,
];
const awningColors = [
  vars.color.accent,
  vars.color.attention,
  vars.color.accentOnInk,
  vars.color.deviation,
  vars.color.accent,
];
const opensAfter = (index: number) => 3 + index * 0.45;

export const branches = lineColors.map((color, index) =>
  style([part, { color }, played(appear, 0.5, opensAfter(index))]),
);
export const shops = awningColors.map((color, index) =>
  style([part, { color }, played(open, 0.5, opensAfter(index) + 0.25)]),
);

const card = style({
  position: 'absolute',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
});

export const opening = style([
  card,
  responsive({
    base: {
      insetInlineStart: '6%',
      top: '7%',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xxs,
      padding: `${vars.space.xxs} ${vars.space.s}`,
      color: vars.color.positive,
      fontSize: vars.text.small,
      fontWeight: vars.font.strong,
    },
    phoneWide: { top: '19%' },
  }),
  played(tick, 0.5, 1),
]);

export const board = style([
  card,
  // Inside the stage with room for its shadow: what is skipped off screen is also cut at its edge.
  responsive({
    base: {
      insetInlineEnd: vars.space.s,
      bottom: vars.space.l,
      width: `min(${vars.size.board}, 80%)`,
      padding: vars.space.s,
      fontSize: vars.text.small,
    },
    phoneWide: { width: `min(${vars.size.board}, 56%)` },
  }),
  played(rise, 0.8, 5.4),
]);

export const boardTitle = style({ marginBottom: vars.space.xs, fontWeight: vars.font.strong });
export const rows = style({ display: 'grid', gap: vars.space.xs, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.hair,
  lineHeight: vars.leading.snug,
  color: vars.color.accent,
});
export const deviating = style({ color: vars.color.deviation });
export const branch = style({
  overflow: 'hidden',
  color: vars.color.text,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const score = style({ color: vars.color.text, fontWeight: vars.font.strong });
export const deviation = style([
  {
    padding: `0 ${vars.space.xxs}`,
    borderRadius: vars.radius.round,
    background: vars.color.deviationSoft,
    color: vars.color.deviation,
    fontWeight: vars.font.strong,
  },
  played(alarm, 0.6, 6.9),
]);
export const meter = style({ gridColumn: '1 / -1', width: '100%', height: vars.size.meter });
export const meterGround = style({ fill: vars.color.accentSoft });
