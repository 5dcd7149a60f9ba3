import { BULLET } from '../tools/check/content/words/leftMarks.ts';
import { withoutLost } from '../tools/check/content/words/lostLetters.ts';
import { lacksGlyph, missingGlyphs } from '../fonts/glyphs.ts';

/** Addresses are followed, not drawn. */
const isAddress = (words: string) => /^([a-z][a-z0-9+.-]*:\S|\.{0,2}\/|#)\S*$/i.test(words);

/** The first character of a text that the site's font can't draw, and what to do about it; what has a rule of its own is left to it. */
export function letterTrouble(words: string): { character: string; message: string } | undefined {
  const [character] = isAddress(words) ? [] : missingGlyphs(withoutLost(words).replace(BULLET, ''));
  return character === undefined ? undefined : { character, message: lacksGlyph(character) };
}
