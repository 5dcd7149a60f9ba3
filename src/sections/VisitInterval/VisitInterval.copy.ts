import { z } from 'astro/zod';
import { MOST } from '#lib/visitInterval.ts';
import { plainLink } from '#sections/PageHead/PageHead.copy.ts';
import { block, eyebrow, text, title, withPlaces } from '#schemas/fields.ts';

const start = z
  .int({ error: 'Es un número entero, desde 1.' })
  .min(1, 'Es un número entero, desde 1.')
  .max(MOST, `Admite hasta ${MOST}.`)
  .meta({ title: 'Valor inicial', description: 'Con qué número empieza el campo.' });

const field = block('Campo', 'Lo que se pregunta y con qué número empieza.', {
  label: text('el nombre del campo', { max: 30 }),
  start,
});

/** Words of the sum that tells how often somebody looks at each branch, with the visitor's numbers. */
export const visitIntervalCopy = block(
  'Cada cuánto se ve cada local',
  'Una cuenta con los números de quien visita la página.',
  {
    eyebrow,
    title,
    lead: text('la cuenta, en una frase', { max: 240 }),
    branches: field,
    supervisors: field,
    visits: field,
    answer: withPlaces('la respuesta', { max: 120 }, 'dias'),
    daily: text('la respuesta cuando da un día o menos', { max: 120 }),
    incomplete: text('lo que se lee mientras falta un número', { max: 120 }),
    example: text('la cuenta de ejemplo que acompaña a la respuesta', { max: 200 }),
    note: text('la aclaración sobre el resultado', { max: 200 }),
    between: block('Los demás días', 'Qué pasa cuando no va nadie, y dónde se ve.', {
      text: text('lo que pasa cuando no va nadie', { max: 200 }),
      link: plainLink,
    }).optional(),
  },
);
export type VisitIntervalCopy = z.output<typeof visitIntervalCopy>;
