import type { z } from 'astro/zod';
import { paginationCopy } from '#components/Pagination/Pagination.copy.ts';
import { checklistOfferCopy } from '#sections/ChecklistOffer/ChecklistOffer.copy.ts';
import { block, text } from '#schemas/fields.ts';

/** Words of the list of article cards. */
export const articleCardsCopy = block(
  'Tarjetas de artículos',
  'Las palabras de la lista de artículos; cada tarjeta sale de su artículo.',
  {
    title: text('el título de la lista, que se lee en voz alta', { max: 80 }),
    more: text('el botón de cada tarjeta', { max: 20 }),
    offer: checklistOfferCopy.optional(),
    pagination: paginationCopy,
  },
);
export type ArticleCardsCopy = z.output<typeof articleCardsCopy>;
