// The sizes of the first screen's parts. Those named `…Wide` apply from tablets or from desktops on.

/** It is as wide as the screen: two lines on a phone, one line from tablets on. */
export const poster = 'clamp(2rem, (100vw - 2.75rem) / 8.2, 4rem)';
export const posterWide = 'min((100vw - 11rem) / 12.6, 6rem)';
export const audience = 'clamp(0.8125rem, 0.5rem + 1vw, 1.125rem)';
export const tracking = '-0.035em';
/** From the pavement down to the line. */
export const kerb = '1rem';
export const kerbWide = '1.75rem';
export const foot = '6.25rem';
export const stop = '1.75rem';
export const stopWide = '2.125rem';
export const underHead = '1.25rem';
/** The station below the fridge, from the left of the shop. */
export const fridge = '3.25rem';
export const fridgeWide = '7.5rem';
/** From the top of the tag to where her line comes in on a phone. */
export const tagMiddle = '1.5rem';
export const shop = '10rem';
export const shopTablet = '17rem';
export const shopWide = '22.75rem';
export const board = '20rem';
export const boardWide = '24rem';
export const photo = '6rem';
export const photoWide = '8.25rem';
/** The least width of the score, beside the photo. */
export const scores = '8.75rem';
export const score = '4.25rem';
export const scoreNarrow = '2.25rem';
/** From the pavement down to where the line meets the board on a phone. */
export const reach = '5.5rem';
/** In the drawing's own units. */
export const letters = '29px';
export const digits = '30px';
export const screen = 'min(100svh, 60rem)';
