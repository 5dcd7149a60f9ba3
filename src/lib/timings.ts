// Every duration the site promises, in ms (spec sections 4 and 9), for styles and scripts alike. One
// constant each, so that a script carries the one it uses: import the module as `timings`.

/** Blog card image: from skeleton to picture, which is under it from the start. */
export const cardFade = 1000;

/** Article: from nothing to text. */
export const articleFade = 500;

/** Video: from poster to player. */
export const videoFade = 300;

/** Client logo strip: one lap. */
export const logoLap = 15_000;

/** Article viewer: how long the spinner turns alone before words join it. */
export const waitText = 4000;

/** Third parties: how long one may take to show a sign of life before a plain link stands in. */
export const thirdPartyTimeout = 8000;
