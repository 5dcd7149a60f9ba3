import { z } from 'astro/zod';
import { fieldset, fieldsets, text, title } from '#schemas/fields.ts';
import { callToAction, plainLink } from '#schemas/links.ts';

export const startStripCopy = fieldset(
  'Por dónde se arranca',
  'En /para-quien, debajo de los casos: cuántos locales arrancaron y cuándo, con sus dibujos.',
  {
    title,
    text: text('por dónde se empieza y qué marca el ritmo', {
      max: 200,
      hint: 'Debajo del título, en dos o tres frases. Mejor hasta 160.',
    }),
    link: plainLink.meta({
      title: 'Enlace a los pasos',
      description: 'Lleva a «Cómo se empieza», en /soluciones.',
    }),
    action: callToAction.meta({ title: 'Botón a la demo', description: 'Debajo de las tandas.' }),
    own: text('lo que va delante de «own»', {
      max: 20,
      hint: 'Debajo de cada tanda, antes de lo que le toca a quien lee: «Tu parte:».',
    }),
    phases: fieldsets(
      'Tandas',
      'De la primera a la última, que es la red entera. Con cuatro se ve mejor.',
      { min: 2, max: 4 },
      'Tanda',
      {
        when: text('cuándo arranca la tanda', {
          max: 40,
          hint: 'Arriba del número: «Tanda 1 · semana 1», «Con el primer puntaje». Mejor hasta 26.',
        }),
        label: text('el nombre de la tanda', { max: 20, hint: 'En dos o tres palabras.' }),
        branches: z.int().min(1).max(60).meta({
          title: 'Locales',
          description: 'Cuántos van en total al terminarla. Se dibujan todos.',
        }),
        work: text('quién hace qué', { max: 110, hint: 'Debajo, en una frase. Mejor hasta 70.' }),
        own: text('lo que le toca a quien lee', {
          max: 80,
          hint: 'Al final, después de «Tu parte:», «mandarnos el checklist que usás hoy». Puede faltar.',
        }).optional(),
      },
    ),
    note: text('la aclaración sobre el plan', {
      max: 90,
      hint: 'En letra chica, debajo de las tandas: que las semanas son de ejemplo. Puede faltar.',
    }).optional(),
  },
);
export type StartStripCopy = z.output<typeof startStripCopy>;
