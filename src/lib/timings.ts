// Durations in ms, for styles and scripts: those of the spec (sections 4 and 9) and, last, one of ours. Each is a
// constant of its own, so that a script's bundle contains only those it uses.

/** Blog card image: fade of the skeleton over the picture. */
export const cardFade = 1000;

/** Article: from pale to full. */
export const articleFade = 500;

/** Video: from poster to player. */
export const videoFade = 300;

/** Client logo strip: one lap. */
export const logoLap = 15_000;

/** Article viewer: time until a text is added to the spinner. */
export const waitTextDelay = 4000;

/** Third parties: after this time, plain links replace one that does not respond. */
export const thirdPartyTimeout = 8000;
