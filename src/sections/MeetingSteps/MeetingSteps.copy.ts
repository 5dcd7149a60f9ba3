import type { z } from 'astro/zod';
import { fieldset, list, photoFile, text, title, word } from '#schemas/fields.ts';

export const meetingStepsCopy = fieldset(
  'Qué pasa en la reunión',
  'Al lado de la agenda, en /contacto: qué pasa en la reunión, para reservarla sin dudas.',
  {
    title,
    steps: list(
      'Pasos',
      'Lo que pasa en la reunión, en orden y en una frase cada uno. Con tres alcanza.',
      { min: 1, max: 5 },
      text('un paso de la reunión', { max: 120 }),
    ),
    registered: text('la frase para quien vino por «Registro»', {
      max: 160,
      hint: 'Debajo de los pasos. El botón «Registro» del menú también trae acá.',
    }),
    host: fieldset(
      'Quién la da',
      'Debajo de los pasos: con quién es la reunión. Sin este dato, el lugar se cierra.',
      {
        name: word('el nombre de quien da la reunión'),
        role: word('el puesto de quien da la reunión', 'Debajo del nombre.'),
        photo: photoFile.optional(),
      },
    ).optional(),
  },
);
export type MeetingStepsCopy = z.output<typeof meetingStepsCopy>;
