import { lacksGlyph } from '../fonts/glyphs.ts';
import type { Built, Finding } from './built.ts';

/** Characters that the site's font, cut to what Spanish needs, can't draw. */
export const undrawableLetters = ({ pages }: Built): Finding[] =>
  pages.flatMap(({ file, undrawable }) =>
    [...undrawable].map((character) => ({
      file,
      message: lacksGlyph(character),
      written: character,
    })),
  );
