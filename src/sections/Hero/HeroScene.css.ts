import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { keepVisible } from './Board.css.ts';
import { once, timeline } from './timeline.ts';

export const root = style({ position: 'relative' });

/** The button that pauses the animation, hidden at its end: two bars, or a triangle while it is checked. */
export const pause = style([
  {
    appearance: 'none',
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: vars.space.gutter,
    top: vars.space.s,
    display: 'grid',
    placeItems: 'center',
    width: vars.size.touch,
    height: vars.size.touch,
    margin: 0,
    borderRadius: vars.radius.round,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    color: vars.color.textMuted,
    cursor: 'pointer',
    visibility: 'hidden',
    forcedColorAdjust: 'none',
    vars: { [vars.color.focus]: vars.color.attention },
    ':hover': { background: vars.color.accentSoft },
    '::before': {
      content: '',
      width: vars.space.xs,
      height: vars.space.xs,
      background: 'currentColor',
      clipPath: 'polygon(0 0, 35% 0, 35% 100%, 65% 100%, 65% 0, 100% 0, 100% 100%, 0 100%)',
    },
    selectors: { '&:checked::before': { clipPath: 'polygon(10% 0, 100% 50%, 10% 100%)' } },
  },
  once(keepVisible, 0, timeline.end),
]);

export const stage = style(
  responsive({
    base: {
      position: 'relative',
      overflow: 'clip',
      // The space above the board, where the map is visible.
      padding: `${vars.map.sky} ${vars.space.gutter} ${vars.space.l}`,
      background: vars.color.surfaceInk,
      forcedColorAdjust: 'none',
    },
    tablet: { minHeight: vars.map.stage, padding: `${vars.map.top} 0 ${vars.map.foot}` },
  }),
);

/** The part of the map without text, above the names of the shops. */
export const sky = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: vars.map.wordless,
  pointerEvents: 'none',
});

globalStyle(`:is(${pause}:checked, ${pause}:checked ~ ${stage} *)`, {
  animationPlayState: 'paused',
});
