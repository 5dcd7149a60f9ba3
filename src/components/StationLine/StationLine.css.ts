import { createVar, keyframes, style } from '@vanilla-extract/css';
import { station as ring } from '#styles/blocks.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when, whileScrolling } from '#styles/responsive.ts';

/**
 * A line with stations. It is drawn complete; where motion is welcome and the browser can tie an
 * animation to scrolling, each station lights up, and its piece of line is drawn, as it passes the
 * middle of the screen.
 */
const STOP = '--stop';

/** How a piece of line looks before it is drawn: `scaleX(0)` where the line runs across. */
export const undrawn = createVar();

const draw = keyframes({ from: { transform: undrawn } });
const light = keyframes({
  from: {
    borderColor: vars.color.accentSoft,
    background: vars.color.surface,
    color: vars.color.accent,
  },
});

/** An animation that follows the way of its stop past the middle of the screen. */
const asItPasses = (animationName: string, animationRange: string) =>
  whileScrolling({
    animationName,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: STOP,
    animationRange,
  });

/** One stop; the timeline of its way past the middle of the screen is for what is inside it. */
export const stop = style([
  { position: 'relative' },
  whileScrolling({ viewTimelineName: STOP, viewTimelineInset: '50%' }),
]);

/** From this station to the next one, over whatever `insetBlock` its place gives it. */
export const line = style({
  position: 'absolute',
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  vars: { [undrawn]: 'scaleY(0)' },
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
  asItPasses(draw, 'cover'),
]);

export const station = style([
  {
    ...ring,
    position: 'relative',
    border: `${vars.size.line} solid ${vars.color.accent}`,
    background: vars.color.accent,
    color: vars.color.onAccent,
  },
  asItPasses(light, 'cover 0% cover 5%'),
]);
