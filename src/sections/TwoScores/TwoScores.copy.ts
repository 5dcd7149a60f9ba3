import { z } from 'astro/zod';
import { fieldset, fieldsets, text, title } from '#schemas/fields.ts';

/** An item, and the scores that two people give the same place with it. */
const judged = {
  title: text('el ítem', {
    max: 60,
    hint: 'Como está escrito en el checklist, entre comillas. Mejor hasta 45.',
  }),
  text: text('de qué depende el puntaje', {
    max: 60,
    hint: 'Debajo del ítem, en negrita: «Depende del local». Mejor hasta 30.',
  }),
  scores: fieldsets(
    'Puntajes',
    'De dos personas al mismo local, en grande: entre los dos va un «=» o, si no coinciden, un «≠».',
    { min: 2, max: 2 },
    'Puntaje',
    {
      person: text('quién lo pone', {
        max: 16,
        hint: 'Debajo del puntaje, en una palabra: «Otro».',
      }),
      score: z.int().min(0).max(100).meta({ title: 'Puntaje', description: 'De 0 a 100.' }),
    },
  ),
};

export const twoScoresCopy = fieldset(
  'Dos puntajes',
  'Al lado de qué es una auditoría: un ítem mal escrito y uno bien escrito, y con cada uno el puntaje que dos personas le ponen al mismo local. En /landing/auditorias.',
  {
    title: title.meta({
      title: 'Título de los dos puntajes',
      description: 'Arriba: qué es lo mismo en los dos. Mejor hasta 50.',
    }),
    vague: fieldset('Mal escrito', 'Arriba: lo que da para cualquier cosa.', judged),
    clear: fieldset(
      'Bien escrito',
      'Abajo: lo mismo, de modo que dos personas contesten igual.',
      judged,
    ),
  },
);
export type TwoScoresCopy = z.output<typeof twoScoresCopy>;
