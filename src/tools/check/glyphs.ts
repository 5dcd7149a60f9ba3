const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const spanish = 'ÁÉÍÓÚÜÑáéíóúüñ¡¿«»“”‘’–—…€°ªº·×©®\u00A0';
/** For names of places and people in Brazil. */
const portuguese = 'ÀÂÃÇÊÔÕàâãçêôõ';

/**
 * Every character of the fonts in src/assets/fonts: those that Spanish needs and no others, to keep the download
 * small. They were cut from the npm package @fontsource/poppins with subset-font, as woff2; its Latin files are
 * beside them as woff, for the social images.
 */
export const glyphs: ReadonlySet<string> = new Set([...printableAscii, ...spanish, ...portuguese]);

/** Characters that are laid out without being drawn. */
const INVISIBLE = /[\t\n\r\u00AD\u200B\u2060]/;

/** The characters of a text that would be drawn in another font, each once, in order. */
export const missingGlyphs = (text: string): string[] => [
  ...new Set([...text.normalize('NFC')].filter((c) => !glyphs.has(c) && !INVISIBLE.test(c))),
];
