import { z } from 'astro/zod';
import { MAX_INPUT } from '#lib/visitInterval.ts';
import { fieldset, eyebrow, plainLink, text, title, withPlaceholders } from '#schemas/fields.ts';

const wholeNumber = 'Es un número entero, desde 1.';

const field = fieldset('Campo', 'Lo que se pregunta y con qué número empieza.', {
  label: text('el nombre del campo', { max: 30 }),
  start: z
    .int(wholeNumber)
    .min(1, wholeNumber)
    .max(MAX_INPUT, `Admite hasta ${MAX_INPUT}.`)
    .meta({ title: 'Valor inicial', description: 'Con qué número empieza el campo.' }),
});

/** Words of the calculator of how often each branch is visited, with the visitor's own numbers. */
export const visitIntervalCopy = fieldset(
  'Cada cuánto se ve cada local',
  'Una cuenta interactiva.',
  {
    eyebrow,
    title,
    lead: text('la cuenta, en una frase', { max: 240 }),
    branches: field,
    supervisors: field,
    visits: field,
    answer: withPlaceholders('la respuesta', { max: 120 }, 'dias'),
    daily: text('la respuesta cuando da un día o menos', { max: 120 }),
    incomplete: text('lo que se lee mientras falta un número', { max: 120 }),
    example: text('la cuenta de ejemplo que acompaña a la respuesta', { max: 200 }),
    note: text('la aclaración sobre el resultado', { max: 200 }),
    between: fieldset('Los demás días', 'Qué pasa cuando no va nadie, y dónde se ve.', {
      text: text('lo que pasa cuando no va nadie', { max: 200 }),
      link: plainLink,
    }).optional(),
  },
);
export type VisitIntervalCopy = z.output<typeof visitIntervalCopy>;
