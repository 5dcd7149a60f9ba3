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

const term = (what: string, example: string) =>
  text(what, { max: 14, hint: `Debajo de su número o del signo, en pocas letras: ${example}.` });

export const proposalCopy = fieldset(
  'La propuesta que se lleva',
  'Con qué termina la reunión: el minuto, en grande, y al lado una hoja de propuesta sin el precio. Se ve en /contacto, donde amanece.',
  {
    minute: text('el minuto en que se lleva la propuesta', {
      max: 6,
      hint: 'En el tamaño más grande de la página: «30′», con el signo de minuto.',
    }),
    title,
    text: text('qué se lleva, y cómo saberlo antes', {
      max: 200,
      hint: 'Debajo del título, arriba del botón de WhatsApp. De qué depende el precio se cuenta en /soluciones: acá alcanza con una frase o dos.',
    }),
    whatsapp: channelAction
      .extend({ message: chatMessage('el mensaje de WhatsApp') })
      .meta({ title: 'Botón de WhatsApp', description: 'Debajo del texto, para pedir el precio.' }),
    sheet: fieldset(
      'La hoja',
      'Un ejemplo de propuesta: lo que los términos y el sitio ya prometen y, donde hace falta un número, el de la red de ejemplo. El precio queda sin importes.',
      {
        title: shortText('el título de la hoja', 'Arriba: «Propuesta para tu red».'),
        example: text('que es un ejemplo', {
          max: 40,
          hint: 'En el sello de la hoja: que se entienda que no es una propuesta verdadera.',
        }),
        price: fieldset(
          'Precio',
          'Lo más grande de la hoja: la cuenta, sin los importes. Los locales son los de la red de ejemplo, o los que se traen de la cuenta de la portada.',
          {
            title: shortText('lo que va arriba de la cuenta', '«De dónde sale el precio».'),
            sign: text('el signo de la moneda', { max: 4, hint: 'En lugar de un importe: «$».' }),
            branches: term('lo primero que se multiplica', '«locales»'),
            perBranch: term('por qué se multiplica', '«por local»'),
            total: term('el resultado', '«por mes»'),
          },
        ),
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
