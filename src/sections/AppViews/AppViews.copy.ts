import type { z } from 'astro/zod';
import { fieldset, text, title } from '#schemas/fields.ts';
import { template } from '#sampleNetwork/fields/template.ts';

const person = (name: string, where: string) =>
  fieldset(name, where, {
    title: text('quién es', { max: 40, hint: 'Arriba, en chico: «El supervisor».' }),
    outcome: text('lo que gana', {
      max: 60,
      hint: 'El título: por qué le conviene, en pocas palabras.',
    }),
    text: template('lo que ve', {
      max: 200,
      hint: 'En una o dos frases. Mejor hasta 140. Entre llaves van datos de la red de ejemplo.',
    }),
  });

export const appViewsCopy = fieldset(
  'Lo que ve cada uno',
  'En /app: qué ve y qué gana cada persona que usa la app, con su pantalla de la red de ejemplo.',
  {
    title,
    manager: person('El encargado', 'Sobre su checklist del día y lo que le queda por arreglar.'),
    supervisor: person('El supervisor', 'Sobre su recorrido del día.'),
    director: person('Quien dirige', 'Sobre el reporte del lunes.'),
  },
);
export type AppViewsCopy = z.output<typeof appViewsCopy>;
