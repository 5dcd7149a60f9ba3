import type { Built, Finding } from './built.ts';

/** Pictures without words for people who can't see them, and without an empty `alt`. */
export function silentPictures({ pages }: Built): Finding[] {
  return pages.flatMap(({ file, pictures }) =>
    pictures
      .filter(({ alt }) => alt === undefined)
      .map(({ src }) => ({
        file,
        message: `La imagen «${src}» no tiene descripción («alt»), y quien no puede verla no sabría qué muestra.`,
        written: src,
      })),
  );
}
