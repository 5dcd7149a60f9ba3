/** What Astro fits to the size of the site's typeface, and where it looks for it. */
const ARIAL = 'src:local("Arial")';

/** Its like where it is not installed: of the same widths on Linux, nearly so on Android. */
const ALIKE = ',local("Liberation Sans"),local("Roboto")';

/**
 * Styles whose fitted fallback is there on every system. Text is drawn with it until the typeface
 * arrives, and takes the same room: without it a page on Linux or Android moved as it was read.
 */
export const withFittedFallback = (css: string): string => css.replaceAll(ARIAL, ARIAL + ALIKE);
