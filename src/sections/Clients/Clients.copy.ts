import type { z } from 'astro/zod';
import { fieldset, eyebrow, title } from '#schemas/fields.ts';

export const clientsCopy = fieldset(
  'Clientes y cifras',
  'El título de la tira de logos de la portada. Los logos y las cifras que van debajo están en «Datos del sitio».',
  {
    eyebrow: eyebrow.optional(),
    title,
  },
);
export type ClientsCopy = z.output<typeof clientsCopy>;
