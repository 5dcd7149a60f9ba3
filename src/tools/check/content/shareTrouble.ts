import { missingGlyphs } from '#tools/build/fonts/glyphs.ts';

/** What the picture of a shared page can't show of a headline: it is drawn with the site's own type alone. */
export function shareTrouble(headline: string): string | undefined {
  const [character] = missingGlyphs(headline);
  return character === undefined
    ? undefined
    : `La imagen que se ve al compartir la página no tiene «${character}»: mostraría un cuadrado en su lugar. En la página se ve bien.`;
}
