/**
 * Smallest viewport width, in px at the usual text size, at which each layout begins (spec section 9). `base` applies
 * below the first one. They are plain numbers, so that styles and scripts share them.
 */
export const breakpoints = {
  phoneWide: 600,
  cardPair: 750,
  tablet: 768,
  tabletWide: 800,
  split: 900,
  laptop: 1100,
  desktop: 1200,
  desktopWide: 1400,
  wide: 1600,
} as const;
export type Breakpoint = keyof typeof breakpoints;

/** In `em`: who has set larger text in the browser gets the layout of a narrower screen, whose columns have room. */
const em = (px: number) => `${px / 16}em`;

/** The media query of a layout and everything wider. */
export const from = (name: Breakpoint): string => `(min-width: ${em(breakpoints[name])})`;

/** The media query of everything narrower than a layout. */
export const below = (name: Breakpoint): string => `(max-width: ${em(breakpoints[name] - 0.02)})`;

/** How far, in px, the page is scrolled before the header is over the content (spec section 9). */
export const headerThreshold = 10;
