/** Third parties: how long one may take to show a sign of life before a plain link stands in. */
export const patience = 8000;

/** Article viewer: how long the spinner turns alone before words join it. */
export const waitText = 4000;

/** Every duration the site promises, in ms (spec sections 4 and 9), for styles and scripts alike. */
export const timings = {
  /** Blog card image: from skeleton to picture. */
  cardFade: 1000,
  /** Article: from nothing to text. */
  articleFade: 500,
  /** Video: from poster to player. */
  videoFade: 300,
  /** Client logo strip: one lap. */
  logoLap: 15_000,
  /** Letter case on the 404 page: how long the page may stay covered while the host is asked. */
  cover: 1000,
} as const;

/** How far, in px, the page is scrolled before the header is over the content (spec section 9). */
export const headerThreshold = 10;
