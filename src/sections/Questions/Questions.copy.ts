import type { z } from 'astro/zod';
import { fieldset, fieldsets, chatMessage, text, title } from '#schemas/fields.ts';
import { callToAction, channelAction, clause, source } from '#schemas/links.ts';

export const questionsCopy = fieldset(
  'Preguntas frecuentes',
  'Preguntas que se despliegan al tocarlas. Google también las puede mostrar.',
  {
    title,
    other: fieldset(
      'Otra pregunta',
      'Debajo del título: adónde va quien no encontró la suya. Puede faltar.',
      {
        text: text('lo que se hace con otra pregunta', {
          max: 140,
          hint: 'Arriba del botón, en una o dos frases. Mejor hasta 90.',
        }),
        action: callToAction,
      },
    ).optional(),
    items: fieldsets(
      'Preguntas',
      'En el orden en que se muestran: primero lo que más se pregunta. En /soluciones y en /landing/auditorias, la respuesta a la primera ya está a la vista.',
      { min: 1, max: 12 },
      'Pregunta',
      {
        question: text('una pregunta', {
          max: 120,
          hint: 'Como la haría quien lee. Su dirección sale de ella: si la cambiás, cambiá los enlaces a «#pregunta-…».',
        }).meta({ kind: 'addressed text' }),
        answer: text('una respuesta', {
          max: 500,
          hint: 'Primero la respuesta y después el porqué. Mejor hasta 300.',
        }),
        clause: clause.optional(),
        source: source.optional(),
        whatsapp: channelAction
          .extend({ message: chatMessage('el mensaje de WhatsApp') })
          .optional()
          .meta({
            title: 'Botón de WhatsApp',
            description:
              'Debajo de la respuesta, para pedir lo que el sitio no dice. Puede faltar.',
          }),
      },
    ),
  },
);
export type QuestionsCopy = z.output<typeof questionsCopy>;
