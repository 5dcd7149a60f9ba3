import type { z } from 'astro/zod';
import { chatMessage, fieldset, text, title } from '#schemas/fields.ts';
import { channelAction } from '#schemas/links.ts';

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
    other: fieldset(
      'Otro rubro',
      'Debajo, para quien no encuentra el suyo: una salida por WhatsApp.',
      {
        question: text('la pregunta de quien no está', { max: 40, hint: '«¿Otro rubro?».' }),
        text: text('qué se hace con otro rubro', {
          max: 120,
          hint: 'Al lado de la pregunta, en una frase. Mejor hasta 60.',
        }),
        whatsapp: channelAction
          .extend({ message: chatMessage('el mensaje de WhatsApp') })
          .meta({ title: 'Botón de WhatsApp', description: 'Abre el chat con este mensaje.' }),
      },
    ),
  },
);
export type TradesCopy = z.output<typeof tradesCopy>;
