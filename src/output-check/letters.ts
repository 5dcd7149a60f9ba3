import type { Built, Finding } from './built.ts';

/** Characters that the site's font, cut to what Spanish needs, can't draw. */
export const undrawableLetters = ({ pages }: Built): Finding[] =>
  pages.flatMap(({ file, undrawable }) =>
    [...undrawable].map((character) => ({
      file,
      message: `La letra del sitio no tiene «${character}» y se vería con otra: escribilo de otra manera.`,
      written: character,
    })),
  );
