import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { visuallyHidden } from '#styles/layout.css.ts';
import { responsive } from '#styles/responsive.ts';
import { event, once } from './event.ts';

export const root = style({ position: 'relative', minWidth: 0 });

const stays = keyframes({ '0%, 100%': { visibility: 'visible' } });
const untilTheEnd = { visibility: 'hidden', ...once(stays, 0, event.ends) } as const;

/** Stops what moves, and leaves with it. */
export const pauseInput = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineStart: vars.space.gutter,
  top: vars.space.s,
  width: vars.size.touch,
  height: vars.size.touch,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  ...untilTheEnd,
});

export const pause = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: vars.space.gutter,
  top: vars.space.s,
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
      outline: `${vars.stroke.ring} solid ${vars.color.attention}`,
      outlineOffset: vars.stroke.thin,
    },
    [`${pauseInput}:hover + &`]: { background: vars.color.accentSoft },
  },
  ...untilTheEnd,
});
export const pauseText = visuallyHidden;
export const pauseMark = style({
  selectors: { [`${pauseInput}:checked + * &`]: { display: 'none' } },
});
export const playMark = style({
  selectors: { [`${pauseInput}:not(:checked) + * &`]: { display: 'none' } },
});

export const stage = style(
  responsive({
    base: {
      position: 'relative',
      overflow: 'clip',
      // The board's place in the map; what is left of it is sky.
      padding: `${vars.map.sky} ${vars.space.gutter} ${vars.space.l}`,
      background: vars.color.surfaceInk,
      forcedColorAdjust: 'none',
    },
    tablet: { minHeight: vars.map.stage, padding: `${vars.map.top} 0 ${vars.map.foot}` },
  }),
);

/** What of the map has no words, above the names of its shops. */
export const sky = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: vars.map.wordless,
  pointerEvents: 'none',
});

globalStyle(
  `:is(${pauseInput}:checked, ${pauseInput}:checked + ${pause}, ${pauseInput}:checked ~ ${stage} *)`,
  { animationPlayState: 'paused' },
);
