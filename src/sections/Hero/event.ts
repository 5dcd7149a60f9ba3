import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

/** When each part of the event begins, in seconds after the first frame, which is whole. */
export const event = {
  alarm: 1.2,
  pulse: 1.9,
  /** How long the pulse takes to the board. */
  runs: 1.1,
  falls: 2.9,
  task: 3.8,
  ends: 5,
} as const;

/** Plays a part of the event once; it ends in the place where it stands without motion. */
export const once = (name: string, after: number, seconds: number): StyleRule => ({
  '@media': {
    [when.motionIsWelcome]: {
      animation: `${name} ${seconds}s ${vars.motion.ease} ${after}s both`,
    },
  },
});
