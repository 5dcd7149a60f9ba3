import { z } from 'astro/zod';
import { paginationCopy } from '#components/Pagination/Pagination.copy.ts';
import { checklistOfferCopy } from '#sections/ChecklistOffer/ChecklistOffer.copy.ts';
import { text } from '#schemas/fields.ts';

/** Words of the list of article cards. */
export const articleCardsCopy = z
  .strictObject({
    title: text('el título de la lista, que se lee en voz alta', { max: 80 }),
    more: text('el botón de cada tarjeta', { max: 20 }),
    offer: checklistOfferCopy.optional(),
    pagination: paginationCopy,
  })
  .meta({
    title: 'Tarjetas de artículos',
    description: 'Las palabras de la lista de artículos; cada tarjeta sale de su artículo.',
  });
export type ArticleCardsCopy = z.output<typeof articleCardsCopy>;
