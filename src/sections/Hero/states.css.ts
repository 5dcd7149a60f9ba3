import { keyframes } from '@vanilla-extract/css';

// Texts never fade, because half faded they have too little contrast: they are there or they are not.

/** Seen, or not seen, as long as the animation lasts. */
export const show = keyframes({ '0%, 100%': { visibility: 'visible' } });
export const hide = keyframes({ '0%, 100%': { visibility: 'hidden' } });
/**
 * The same, for an animation that begins later in the story: while it waits, `once` has it show its first keyframe,
 * so that what appears is not there yet, and what vanishes is still there.
 */
export const appear = keyframes({
  from: { visibility: 'hidden' },
  '0.1%, 100%': { visibility: 'visible' },
});
export const vanish = keyframes({
  from: { visibility: 'visible' },
  '0.1%, 100%': { visibility: 'hidden' },
});
