import type { z } from 'astro/zod';
import {
  block,
  channelAction,
  chatMessage,
  clause,
  list,
  source,
  text,
  title,
} from '#schemas/fields.ts';

/** Frequent questions and their answers. */
export const questionsCopy = block('Preguntas frecuentes', 'Cada pregunta con su respuesta.', {
  title,
  items: list(
    'Preguntas',
    'En el orden en que se muestran.',
    { min: 1, max: 12 },
    block('Pregunta con su respuesta', 'Se despliega al tocarla.', {
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
    }),
  ),
});
export type QuestionsCopy = z.output<typeof questionsCopy>;
