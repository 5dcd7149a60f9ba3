import { keyframes } from '@vanilla-extract/css';

// Texts never fade, because a half faded text has too little contrast. A text is either visible or hidden.

/** Visible, or hidden, as long as the animation lasts. */
export const show = keyframes({ '0%, 100%': { visibility: 'visible' } });
export const hide = keyframes({ '0%, 100%': { visibility: 'hidden' } });
/**
 * The same for an animation that begins later in the story. While it waits, `once` makes it show its first keyframe,
 * so that a part that appears is still hidden, and a part that vanishes is still visible.
 */
export const appear = keyframes({
  from: { visibility: 'hidden' },
  '0.1%, 100%': { visibility: 'visible' },
});
export const vanish = keyframes({
  from: { visibility: 'visible' },
  '0.1%, 100%': { visibility: 'hidden' },
});
