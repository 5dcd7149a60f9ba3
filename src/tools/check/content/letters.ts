import { cannotBeDrawn, undrawable } from '#tools/build/fonts/glyphs.ts';

/** Addresses are followed, not drawn. */
const isAddress = (words: string) => /^([a-z][a-z0-9+.-]*:\S|\.{0,2}\/|#)\S*$/i.test(words);

/** The first character of a text that nobody can draw, and what to do about it. */
export function letterTrouble(words: string): { character: string; message: string } | undefined {
  const [character] = isAddress(words) ? [] : undrawable(words);
  return character === undefined ? undefined : { character, message: cannotBeDrawn(character) };
}
