import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

/**
 * When each part of the story begins, in s after its first frame. All parts that show the state of the branch change
 * at the same moment, so that no frame contradicts itself.
 */
export const timeline = {
  found: 0.7,
  /** The alert has run up to the tag, and goes on to the board. */
  leaves: 0.9,
  /** The colours have changed to those of the alert. */
  coloured: 1,
  taskAppears: 2.9,
  repaired: 5.2,
  ends: 5.8,
} as const;

/** The property that says `running` or `paused`, as the script does. */
export const PLAY_STATE = '--play-state';

/**
 * Matches while the animation plays or waits until it is in view. A script sets both, so without scripts it never
 * matches.
 */
const UNTIL_ENDED = 'html[data-device] [data-animation]:not([data-animation="ended"]) &';

/** An animation from one moment of the story to another, in s. Before and after, it changes nothing. */
const animation = (name: string, start: number, end: number) =>
  `${name} ${Number((end - start).toFixed(2))}s ${vars.motion.ease} ${start}s var(${PLAY_STATE})`;

const untilEnded = (animations: readonly string[]): StyleRule => ({
  '@media': {
    [when.motionIsWelcome]: {
      selectors: { [UNTIL_ENDED]: { animation: animations.join(', ') } },
    },
  },
});

/** Plays an animation from one moment to another, in s. */
export const between = (name: string, start: number, end: number): StyleRule =>
  untilEnded([animation(name, start, end)]);

/**
 * Plays two animations, the second from `middle` on: a change, and what stays of it. Where keyframes differ in a colour,
 * in visibility or in a clip, the browser computes the page anew in every frame, so such a change must be short. What
 * stays has equal keyframes, which cost nothing; nor do `opacity`, `transform` and `scale`.
 */
export const inTurn = (
  [first, second]: readonly [string, string],
  start: number,
  middle: number,
  end: number,
): StyleRule => untilEnded([animation(first, start, middle), animation(second, middle, end)]);
