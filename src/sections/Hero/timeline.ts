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
  taskAppears: 2.9,
  repaired: 5.2,
} as const;

/** The property that says `running` or `paused`, as the script does. */
export const PLAY_STATE = '--story';

/**
 * Matches while the story plays or waits until it is in view. A script sets both, so without scripts it never
 * matches.
 */
const UNTIL_ENDED = 'html[data-device] [data-story]:not([data-story="ended"]) &';

/**
 * Plays an animation once. Before it begins, its first keyframe applies; after it has ended, the style itself
 * applies.
 */
export const once = (name: string, after: number, seconds: number): StyleRule => ({
  '@media': {
    [when.motionIsWelcome]: {
      selectors: {
        [UNTIL_ENDED]: {
          animation: `${name} ${seconds}s ${vars.motion.ease} ${after}s backwards var(${PLAY_STATE})`,
        },
      },
    },
  },
});

/** Plays an animation from one moment to another, in s. */
export const between = (name: string, start: number, end: number): StyleRule =>
  once(name, start, Number((end - start).toFixed(1)));
