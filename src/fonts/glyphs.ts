import { unseenMessage } from '../lib/invisible.ts';

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const spanish = 'ÁÉÍÓÚÜÑáéíóúüñ¡¿«»“”‘’–—…€°ªº·×©®\u00A0';
/** Names of places and people of the eleven countries' neighbour, Brazil. */
const portuguese = 'ÀÂÃÇÊÔÕàâãçêôõ';

/** Every character that the site's fonts can draw: what Spanish needs, and no more to download. */
export const glyphs: ReadonlySet<string> = new Set([...printableAscii, ...spanish, ...portuguese]);

/** Characters that are laid out without being drawn. */
const INVISIBLE = /[\t\n\r\u00AD\u200B\u2060]/;

/** The characters of a text that would be drawn in another font, each once, in order. */
export const missingGlyphs = (text: string): string[] => [
  ...new Set([...text.normalize('NFC')].filter((c) => !glyphs.has(c) && !INVISIBLE.test(c))),
];

/** What to do about a character that the site's fonts lack, for its author. */
export const lacksGlyph = (character: string): string =>
  unseenMessage(character) ??
  `La letra del sitio no tiene «${character}» y se vería con otra: borralo o escribilo con palabras.`;
