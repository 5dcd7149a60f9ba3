import type { z } from 'astro/zod';
import { fieldset, list, photoFile, text, title, word } from '#schemas/fields.ts';

export const meetingStepsCopy = fieldset('Qué pasa en la reunión', 'Al lado de la agenda.', {
  title,
  steps: list(
    'Pasos',
    'Lo que pasa en la reunión, en orden.',
    { min: 1, max: 5 },
    text('un paso de la reunión', { max: 120 }),
  ),
  registered: text('la frase para quien vino por «Registro»', { max: 160 }),
  host: fieldset('Quién la da', 'Con quién es la reunión. Sin este dato, el lugar se cierra.', {
    name: word('el nombre de quien da la reunión'),
    role: word('su puesto'),
    photo: photoFile.optional(),
  }).optional(),
});
export type MeetingStepsCopy = z.output<typeof meetingStepsCopy>;
