import type { z } from 'astro/zod';
import { chatMessage, fieldset, fieldsets, shortText, text, title } from '#schemas/fields.ts';
import { channelAction, clause } from '#schemas/links.ts';

const term = (what: string, example: string) =>
  text(what, { max: 14, hint: `Debajo de su número o del signo, en pocas letras: ${example}.` });

export const proposalCopy = fieldset(
  'La propuesta que se lleva',
  'Con qué termina la reunión: cuánto dura, en grande, y al lado una hoja de propuesta sin el precio. Se ve en /contacto, donde amanece.',
  {
    minute: text('cuánto dura la reunión', {
      max: 3,
      hint: 'Solo el número, en el tamaño más grande de la página.',
    }),
    unit: text('en qué se cuenta', { max: 8, hint: 'Al lado del número, más chica: «min».' }),
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
          'Arriba, lo más grande de la hoja: la cuenta, con los importes en blanco. Los locales son los de la red de ejemplo, o los que se traen de la cuenta de la portada.',
          {
            sign: text('el signo de la moneda', {
              max: 4,
              hint: 'Delante de cada importe en blanco: «$».',
            }),
            branches: term('lo primero que se multiplica', '«locales»'),
            perBranch: term('por qué se multiplica', '«por local»'),
            total: term('el resultado', '«por mes»'),
          },
        ),
        lines: fieldsets(
          'Renglones',
          'Lo demás que dice una propuesta.',
          { min: 1, max: 6 },
          'Renglón',
          {
            label: text('de qué habla el renglón', { max: 30 }),
            text: text('lo que dice el renglón', {
              max: 120,
              hint: 'Solo lo que vale para todas las propuestas, o un ejemplo. Mejor hasta 60.',
            }),
          },
        ),
        terms: clause.meta({
          title: 'Enlace a las condiciones',
          description: 'Al pie de la hoja: lleva a los términos, donde está todo lo demás.',
        }),
      },
    ),
  },
);
export type ProposalCopy = z.output<typeof proposalCopy>;
