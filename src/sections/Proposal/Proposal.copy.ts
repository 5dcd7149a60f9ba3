import type { z } from 'astro/zod';
import {
  channelAction,
  chatMessage,
  clause,
  fieldset,
  fieldsets,
  list,
  shortText,
  text,
  title,
} from '#schemas/fields.ts';
import { template } from '#schemas/network/template.ts';

export const proposalCopy = fieldset(
  'La propuesta que se lleva',
  'Con qué termina la reunión: el minuto, en grande, y al lado una hoja de propuesta sin el precio. Se ve en /contacto, donde amanece.',
  {
    minute: text('el minuto en que se lleva la propuesta', {
      max: 6,
      hint: 'En el tamaño más grande de la página: «30′», con el signo de minuto.',
    }),
    title,
    text: text('cuándo se sabe el precio', {
      max: 200,
      hint: 'Debajo del título. Es la frase sobre el precio: que diga lo mismo en todas las páginas.',
    }),
    whatsapp: channelAction
      .extend({ message: chatMessage('el mensaje de WhatsApp') })
      .meta({ title: 'Botón de WhatsApp', description: 'Debajo del texto, para pedir el precio.' }),
    sheet: fieldset(
      'La hoja',
      'Un ejemplo de propuesta: lo que los términos y el sitio ya prometen y, donde hace falta un número, el de la red de ejemplo. El precio queda en blanco.',
      {
        title: shortText('el título de la hoja', 'Arriba: «Propuesta para tu red».'),
        example: text('que es un ejemplo', {
          max: 40,
          hint: 'En el sello de la hoja: que se entienda que no es una propuesta verdadera.',
        }),
        branches: fieldset('Locales', 'El primer renglón.', {
          label: text('cómo se llama la cantidad de locales', { max: 30 }),
          example: template('la cantidad de locales del ejemplo', {
            max: 60,
            hint: 'Con {sucursales}. La reemplaza la cantidad que se trae de la cuenta de la portada.',
          }),
        }),
        price: fieldset('Precio', 'El renglón más grande, con un espacio en blanco.', {
          label: text('cómo se llama el precio', { max: 30, hint: '«Precio por mes».' }),
          sign: text('el signo de la moneda', {
            max: 4,
            hint: 'Antes del espacio en blanco: «$».',
          }),
        }),
        lines: fieldsets(
          'Renglones',
          'Lo demás que dice una propuesta.',
          { min: 1, max: 7 },
          'Renglón',
          {
            label: text('de qué habla el renglón', { max: 30 }),
            text: text('lo que dice el renglón', {
              max: 120,
              hint: 'Solo lo que vale para todas las propuestas, o un ejemplo. Mejor hasta 60.',
            }),
            clause: clause.optional(),
          },
        ),
        signatures: list(
          'Firmas',
          'Quiénes firman, al pie de la hoja.',
          { min: 1, max: 2 },
          text('quien firma', { max: 30 }),
        ),
      },
    ),
  },
);
export type ProposalCopy = z.output<typeof proposalCopy>;
