import type { Built, Finding } from './built.ts';

/** Pages that a search engine could not present: without title, description or language. */
export function incompleteHeads({ pages }: Built): Finding[] {
  return pages
    .filter(({ isDocument, isRedirect }) => isDocument && !isRedirect)
    .flatMap(({ file, title, description, language, isListed }): Finding[] => [
      ...(title
        ? []
        : [
            {
              file,
              message:
                'La página no tiene título para buscadores (<title>): escribí «seo › title».',
            },
          ]),
      ...(description || !isListed
        ? []
        : [
            {
              file,
              message:
                'La página no tiene descripción para buscadores: escribí «seo › description».',
            },
          ]),
      ...(language
        ? []
        : [{ file, message: 'La página no dice en qué idioma está: falta «lang» en <html>.' }]),
    ]);
}
