import type { z } from 'astro/zod';
import { fieldset, text, withPlaceholders } from '#schemas/fields.ts';
import { checklistOfferCopy } from '#sections/ChecklistOffer/ChecklistOffer.copy.ts';

/** Words of the pagination of the list. */
const paginationCopy = fieldset('Páginas de la lista', 'Se ven cuando la lista lleva más de una.', {
  label: text('el nombre de los enlaces entre páginas', { max: 60 }),
  newer: text('el enlace a la página anterior', { max: 40 }),
  older: text('el enlace a la página siguiente', { max: 40 }),
  page: withPlaceholders('el número de página', { max: 40 }, 'numero', 'total'),
});

/** Words of the list of article cards. */
export const articleCardsCopy = fieldset('Tarjetas de artículos', 'Las palabras de la lista.', {
  title: text('el título de la lista, que se lee en voz alta', { max: 80 }),
  more: text('el botón de cada tarjeta', { max: 20 }),
  offer: checklistOfferCopy.optional(),
  pagination: paginationCopy,
});
export type ArticleCardsCopy = z.output<typeof articleCardsCopy>;
