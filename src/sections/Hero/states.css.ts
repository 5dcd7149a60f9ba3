import { keyframes } from '@vanilla-extract/css';

// Texts never fade, because half faded they have too little contrast: they are there or they are not.

/** From the first frame of the story on. */
export const show = keyframes({ '0%, 100%': { visibility: 'visible' } });
export const hide = keyframes({ '0%, 100%': { visibility: 'hidden' } });
/** From a later one on: until then the first keyframe holds. */
export const appear = keyframes({
  from: { visibility: 'hidden' },
  '0.1%, 100%': { visibility: 'visible' },
});
export const vanish = keyframes({
  from: { visibility: 'visible' },
  '0.1%, 100%': { visibility: 'hidden' },
});
