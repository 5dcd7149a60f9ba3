import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

/** When each part of the story begins, in s after its first frame. */
export const timeline = {
  alarm: 0.6,
  /** The alert runs along the line, to the tag and on to the board. */
  runs: 0.8,
  leaves: 1.2,
  lands: 1.6,
  scoreFalls: 2.1,
  taskAppears: 3.2,
  repaired: 4.7,
  evidence: 5.1,
  taskTicked: 5.7,
  scoreRises: 6.1,
} as const;

/** The property that says `running` or `paused`, as the script does. */
export const PLAY_STATE = '--story';

/** Holds while the story is told or waits for being seen, which only a script can say. */
const UNTIL_ENDED = 'html[data-device] [data-story]:not([data-story="ended"]) &';

/** Plays an animation once, with its first keyframe until it begins; afterwards the style itself applies. */
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
