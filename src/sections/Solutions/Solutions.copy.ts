import { z } from 'astro/zod';
import { fieldset, callToAction, code, list, text } from '#schemas/fields.ts';
import { iconName } from '#schemas/icons.ts';
import { evidenceName } from '#schemas/evidence.ts';
import { screenNames } from '#schemas/network.ts';
import { template } from '#schemas/template.ts';

/** A solution card (spec section 3): `icon`, `title`, `description`, and the screen that shows it. */
const solutionCard = fieldset('Solución', 'Una estación: su ícono, sus textos y su pantalla.', {
  anchor: code(
    '«anchor», el final de la dirección de la solución',
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    '«anchor» va en minúsculas y con guiones: «tareas» se abre en /soluciones#tareas.',
  ).meta({ kind: 'anchor' }),
  icon: iconName,
  title: text('el título de la solución', { max: 40 }),
  moment: template('el momento de la historia', { max: 60 }),
  description: template('la descripción de la solución', { max: 320 }),
  points: z
    .array(template('un punto de la solución', { max: 90 }))
    .max(5)
    .default([])
    .meta({
      title: 'Puntos',
      description: 'Frases cortas debajo de la descripción. Puede quedar vacía.',
    }),
  screen: z.enum(screenNames).meta({
    title: 'Pantalla',
    description: `La que la muestra: ${screenNames.join(', ')}.`,
  }),
  photos: fieldset('Antes y después', 'Dos evidencias de la red de ejemplo (red.yaml).', {
    before: evidenceName,
    after: evidenceName,
  }).optional(),
  more: callToAction.optional(),
});

export const solutionsCopy = fieldset('Soluciones', 'La historia de la heladera, por estaciones.', {
  title: text('el título de la lista', { max: 80 }),
  cards: list(
    'Estaciones',
    'Una por solución, en el orden de la historia.',
    { min: 1, max: 12 },
    solutionCard,
  ),
  demo: fieldset('Demo', 'El botón que sigue a la tercera estación.', {
    text: text('lo que acompaña al botón', { max: 120 }),
    action: callToAction,
  }),
});
export type SolutionsCopy = z.output<typeof solutionsCopy>;
