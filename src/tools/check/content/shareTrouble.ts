import { missingGlyphs } from '#tools/build/fonts/glyphs.ts';

/** The texts that the picture of a shared page has. */
const SHARED = /^(?:titulo|(?:hero|head|app|login)\.title|brand\.tagline)$/;

/** What the picture of a shared page can't show of a text: it is drawn with the site's own type alone. */
export function shareTrouble(path: readonly PropertyKey[], words: string): string | undefined {
  const [character] = SHARED.test(path.join('.')) ? missingGlyphs(words) : [];
  return character === undefined
    ? undefined
    : `La imagen que se ve al compartir la página no tiene «${character}»: mostraría un cuadrado en su lugar. En la página se ve bien.`;
}
