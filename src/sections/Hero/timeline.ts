import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

/** When each part of the animation begins, in s after its first frame. */
export const timeline = {
  alarm: 1.2,
  pulse: 1.9,
  /** How long the pulse takes to the board, and later the end of the alarm. */
  pulseDuration: 1.1,
  scoreFalls: 2.9,
  taskAppears: 3.8,
  repaired: 5.4,
  lineClears: 5.7,
  taskTicked: 6.7,
  scoreRises: 7.2,
  end: 8,
} as const;

/** Plays an animation once, with its first keyframe until it begins; afterwards the style itself applies. */
export const once = (name: string, after: number, seconds: number): StyleRule => ({
  '@media': {
    [when.motionIsWelcome]: {
      animation: `${name} ${seconds}s ${vars.motion.ease} ${after}s backwards`,
    },
  },
});

/** Plays an animation from one moment to another, in s. */
export const between = (name: string, start: number, end: number): StyleRule =>
  once(name, start, Number((end - start).toFixed(1)));
