import { keyframes } from '@vanilla-extract/css';

// Texts never fade, because a half faded text has too little contrast. A text is either visible or hidden.

/** Visible, or hidden, as long as the animation lasts. */
export const show = keyframes({ '0%, 100%': { visibility: 'visible' } });
export const hide = keyframes({ '0%, 100%': { visibility: 'hidden' } });
