import { keyframes, style } from '@vanilla-extract/css';
import { station as ring } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when, whileScrolling } from '#styles/responsive.ts';

/*
 * A line with stations, complete without animations. Where motion is welcome and the browser supports
 * scroll-driven animations, each station lights up, and its piece of line is drawn, as it passes the
 * middle of the screen.
 */

const STOP = '--stop';

const draw = keyframes({ from: { transform: 'scaleY(0)' } });
const light = keyframes({
  from: {
    borderColor: vars.color.accentSoft,
    background: vars.color.surface,
    color: vars.color.accent,
  },
});

/** An animation driven by its stop's way past the middle of the screen. */
const scrollAnimation = (animationName: string, animationRange: string) =>
  whileScrolling({
    animationName,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: STOP,
    animationRange,
  });

/** One stop, which defines the timeline for the animations inside it. */
export const stop = style([
  { position: 'relative' },
  whileScrolling({ viewTimelineName: STOP, viewTimelineInset: '50%' }),
]);

/** The line to the next station; where it is used, `insetBlock` sets its length. */
export const line = style({
  position: 'absolute',
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  '@media': { [when.coloursAreForced]: { background: 'CanvasText' } },
});
export const drawn = style([
  {
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: vars.color.accent,
    transformOrigin: 'top left',
    '@media': { [when.coloursAreForced]: { display: 'none' } },
  },
  scrollAnimation(draw, 'cover'),
]);

export const station = style([
  {
    ...ring,
    position: 'relative',
    border: `${vars.size.line} solid ${vars.color.accent}`,
    background: vars.color.accent,
    color: vars.color.onAccent,
  },
  scrollAnimation(light, 'cover 0% cover 5%'),
]);
