import { cannotBeDrawn } from '#tools/build/fonts/glyphs.ts';
import type { Built, Finding } from './built.ts';

/** Characters that no visitor's system can draw. */
export const undrawableLetters = ({ pages }: Built): Finding[] =>
  pages.flatMap(({ file, undrawable }) =>
    [...undrawable].map((character) => ({
      file,
      message: cannotBeDrawn(character),
      written: character,
    })),
  );
