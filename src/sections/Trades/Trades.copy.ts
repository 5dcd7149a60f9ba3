import type { z } from 'astro/zod';
import { fieldset, text, title } from '#schemas/fields.ts';

export const tradesCopy = fieldset(
  'Rubros',
  'En /para-quien: el recorrido de la foto al arreglo en el rubro que se elija. Los rubros están en la red de ejemplo, en «Rubros».',
  {
    title,
    lead: text('la bajada', {
      max: 200,
      hint: 'Debajo del título: qué cambia de un rubro a otro y qué no. Mejor hasta 110.',
    }),
    choice: text('el nombre de los botones, para quien no los ve', {
      max: 40,
      hint: 'No se ve: lo dice un lector de pantalla antes de los rubros.',
    }),
  },
);
export type TradesCopy = z.output<typeof tradesCopy>;
