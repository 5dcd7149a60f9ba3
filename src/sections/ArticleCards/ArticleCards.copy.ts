import type { z } from 'astro/zod';
import { fieldset, readAloudHint, text, withPlaceholders } from '#schemas/fields.ts';
import { callToAction } from '#schemas/links.ts';

/** Words of the pagination of the list. */
const paginationCopy = fieldset(
  'Páginas de la lista',
  'Los enlaces de abajo de la lista: se ven cuando los artículos no entran en una sola página.',
  {
    label: text('el nombre de los enlaces entre páginas', { max: 60, hint: readAloudHint }),
    newer: text('el enlace a la página anterior', { max: 40 }),
    older: text('el enlace a la página siguiente', { max: 40 }),
    page: withPlaceholders(
      'el número de página',
      { max: 40, hint: 'Entre los dos enlaces: «Página {numero} de {total}».' },
      'numero',
      'total',
    ),
  },
);

/** Words of the list of article cards. */
export const articleCardsCopy = fieldset(
  'Tarjetas de artículos',
  'Lo que acompaña a la lista de artículos, en /blogs. Cada tarjeta sale de la ficha de su artículo.',
  {
    title: text('el título de la lista', { max: 80, hint: 'Al lado de las tarjetas.' }),
    more: text('el botón de cada tarjeta', {
      max: 20,
      hint: 'Debajo del resumen de cada artículo.',
    }),
    visitIntervalAction: callToAction.meta({
      title: 'Botón de la cuenta',
      description:
        'Debajo del resultado, cuando el primer artículo trae una «cuenta»: lleva a la agenda los números de quien la hizo.',
    }),
    pagination: paginationCopy,
  },
);
export type ArticleCardsCopy = z.output<typeof articleCardsCopy>;
