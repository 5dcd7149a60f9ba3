// Measures of the line below the street. Those named `…Wide` apply from tablets or from desktops on.

/** From the pavement down to the line. On a phone the board begins below it. */
export const kerb = '1rem';
export const kerbWide = '1.75rem';
/** The station below the fridge, from the left of the shop. */
export const fridge = '3.25rem';
export const fridgeWide = '7.5rem';
/** A station on the line. */
export const stationSize = '1.75rem';
export const stationSizeWide = '2.125rem';
