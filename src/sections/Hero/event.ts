import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

/** When each part of the event begins, in seconds after the first frame, which is whole. */
export const event = {
  alarm: 1.2,
  pulse: 1.9,
  /** How long the pulse takes to the board, and the all-clear after it. */
  runs: 1.1,
  falls: 2.9,
  task: 3.8,
  repaired: 5.4,
  clears: 5.7,
  ticks: 6.7,
  rises: 7.2,
  ends: 8,
} as const;

/** Plays a part of the event once, from its first state on; afterwards nothing of it is left. */
export const once = (name: string, after: number, seconds: number): StyleRule => ({
  '@media': {
    [when.motionIsWelcome]: {
      animation: `${name} ${seconds}s ${vars.motion.ease} ${after}s backwards`,
    },
  },
});

/** What is there from one moment to another, and neither before nor in the end. */
export const between = (name: string, start: number, end: number): StyleRule =>
  once(name, start, Number((end - start).toFixed(1)));
