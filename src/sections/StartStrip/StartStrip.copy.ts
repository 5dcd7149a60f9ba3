import { z } from 'astro/zod';
import { fieldset, fieldsets, list, plainLink, text, title } from '#schemas/fields.ts';

const waves = fieldset(
  'Por dónde se arranca',
  'Debajo de los pasos, la red entera una vez por tanda, con los locales que ya arrancaron prendidos. Puede faltar.',
  {
    title: text('el título del arranque', {
      max: 50,
      hint: 'Por ejemplo, «Así arranca una red de cuarenta».',
    }),
    text: text('qué marca el ritmo', {
      max: 140,
      hint: 'Debajo del título: qué marca el ritmo. Mejor hasta 110.',
    }),
    stops: fieldsets(
      'Tandas',
      'De la primera a la última, que es la red entera. Con cuatro se ve mejor.',
      { min: 2, max: 4 },
      'Tanda',
      {
        when: text('cuándo arranca la tanda', {
          max: 40,
          hint: 'Arriba del número: «Esa misma semana», «Con el primer puntaje». Mejor hasta 26.',
        }),
        label: text('el nombre de la tanda', { max: 20, hint: 'En dos o tres palabras.' }),
        branches: z.int().min(1).max(60).meta({
          title: 'Locales',
          description: 'Cuántos van en total al terminarla: los que se ven prendidos.',
        }),
        who: text('quién hace el trabajo', {
          max: 30,
          hint: 'Debajo del nombre: «Vos y nosotros», «Cada encargado». Mejor hasta 20.',
        }),
        work: text('qué hace', { max: 90, hint: 'Debajo, en una frase. Mejor hasta 60.' }),
      },
    ),
  },
);
export type WavesCopy = z.output<typeof waves>;

export const startStripCopy = fieldset(
  'Cómo se empieza, en una línea',
  'En /para-quien: los mismos pasos de «Cómo se empieza» de /soluciones, cada uno con cuánto lleva.',
  {
    title,
    times: list(
      'Cuánto lleva',
      'Una frase por paso, en el orden de /soluciones. El que no tenga la suya dice qué sale de él.',
      { min: 1, max: 6 },
      text('cuánto lleva un paso', {
        max: 60,
        hint: 'Cuánto dura o cuándo pasa: «Media hora de demo». Mejor hasta 40.',
      }),
    ),
    link: plainLink,
    waves: waves.optional(),
  },
);
export type StartStripCopy = z.output<typeof startStripCopy>;
