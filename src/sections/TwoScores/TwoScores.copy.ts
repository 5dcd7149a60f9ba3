import { z } from 'astro/zod';
import { fieldset, fieldsets, text, title } from '#schemas/fields.ts';

/** An item, and the scores that two people give the same place with it. */
const judged = {
  title: text('los ítems', {
    max: 60,
    hint: 'Arriba de los puntajes, con un ejemplo como está escrito en el checklist: «Con ítems como «Baño en condiciones»». Mejor hasta 45.',
  }),
  text: text('de qué depende el puntaje', {
    max: 60,
    hint: 'Debajo de los puntajes, en negrita: «El puntaje depende del local». Mejor hasta 35.',
  }),
  scores: fieldsets(
    'Puntajes',
    'De dos personas al mismo local, en grande: entre los dos va un «=» o, si no coinciden, un «≠».',
    { min: 2, max: 2 },
    'Puntaje',
    {
      person: text('quién lo pone', {
        max: 16,
        hint: 'Debajo del puntaje: un nombre de pila.',
      }),
      score: z.int().min(0).max(100).meta({ title: 'Puntaje', description: 'De 0 a 100.' }),
    },
  ),
};

export const twoScoresCopy = fieldset(
  'Dos puntajes',
  'Después del encabezado de /landing/auditorias: ítems mal escritos y bien escritos, y con cada checklist el puntaje que dos personas le ponen al mismo local.',
  {
    title: title.meta({
      title: 'Título de los dos puntajes',
      description: 'Arriba: qué es lo mismo en los dos. Mejor hasta 50.',
    }),
    lead: text('la bajada de los dos puntajes', {
      max: 220,
      hint: 'Al lado del título: por qué dan distinto. Mejor hasta 150.',
    }),
    whole: text('qué es cada número', {
      max: 30,
      hint: 'Arriba de los números: «Puntaje del local». No es el de un solo ítem.',
    }),
    vague: fieldset('Mal escrito', 'Primero: lo que da para cualquier cosa.', judged),
    clear: fieldset(
      'Bien escrito',
      'Después: lo mismo, de modo que dos personas contesten igual.',
      judged,
    ),
  },
);
export type TwoScoresCopy = z.output<typeof twoScoresCopy>;
