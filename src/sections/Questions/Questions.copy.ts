import type { z } from 'astro/zod';
import {
  fieldset,
  fieldsets,
  channelAction,
  chatMessage,
  clause,
  source,
  text,
  title,
} from '#schemas/fields.ts';

export const questionsCopy = fieldset('Preguntas frecuentes', 'Cada pregunta con su respuesta.', {
  title,
  items: fieldsets(
    'Preguntas',
    'En el orden en que se muestran.',
    { min: 1, max: 12 },
    'Pregunta',
    {
      question: text('una pregunta', { max: 120 }),
      answer: text('una respuesta', { max: 500 }),
      clause: clause.optional(),
      source: source.optional(),
      whatsapp: channelAction
        .extend({ message: chatMessage('el mensaje de WhatsApp') })
        .optional()
        .meta({
          title: 'Botón de WhatsApp',
          description: 'Debajo de la respuesta, para pedir lo que el sitio no dice.',
        }),
    },
  ),
});
export type QuestionsCopy = z.output<typeof questionsCopy>;
