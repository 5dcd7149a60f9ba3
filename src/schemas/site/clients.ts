import { z } from 'astro/zod';
import { drawing } from '#schemas/fields.ts';
import { word } from './words.ts';

/** The strip of clients' logos. */
export const clients = z
  .strictObject({
    pause: word('el texto del botón que detiene la tira de logos'),
    note: word('lo que se lee debajo mientras los logos sean de ejemplo').optional(),
    logos: z
      .array(
        z
          .strictObject({
            name: word('el nombre del cliente'),
            file: drawing('«file», el logo', 'logo'),
          })
          .meta({ title: 'Logo', description: 'El nombre del cliente y su dibujo.' }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Logos', description: 'En el orden en que pasan.' }),
  })
  .meta({ title: 'Clientes', description: 'La tira de logos de la portada.' });
