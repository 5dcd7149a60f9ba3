import type { z } from 'astro/zod';
import { fieldset, matching, KEBAB_NAME, list, text } from '#schemas/fields.ts';
import { callToAction } from '#schemas/links.ts';
import { iconName } from '#schemas/icons.ts';
import { findingName } from '#sampleNetwork/fields/evidence.ts';
import { areaScreen } from '#sampleNetwork/fields/screens.ts';
import { template } from '#sampleNetwork/fields/template.ts';
import { MAX_AREAS } from './maxAreas.ts';

/** An area, a solution card of spec section 3: `icon`, `title`, `description`, and the screen that shows it. */
const area = fieldset(
  'Solución',
  'Un área con lo que se hace ahí, cómo ayuda Lineo y la pantalla que lo muestra.',
  {
    anchor: matching(
      '«anchor», el final de la dirección de la solución',
      KEBAB_NAME,
      '«anchor» va en minúsculas y con guiones: «tareas» se abre en /soluciones#tareas. Si lo cambiás, cambiá los enlaces que llevan ahí.',
    ).meta({ kind: 'anchor' }),
    opens: text('el tramo que empieza', {
      max: 20,
      hint: 'Lo que pasa desde acá, en una palabra y con su número: «2. Arreglar». Va en letra chica, arriba de la solución y en el índice. Mejor hasta 14.',
    })
      .optional()
      .meta({
        title: 'Tramo que empieza',
        description:
          'En la primera solución de cada tramo. Con dos o tres alcanza; sin ninguno, no se ve el camino.',
      }),
    icon: iconName,
    title: text('el título de la solución', {
      max: 40,
      hint: 'El nombre del área, en letra grande: una a tres palabras. También se lee en el índice de la página.',
    }),
    description: template('la descripción de la solución', {
      max: 200,
      hint: 'Debajo del título, en letra grande: qué hacés ahí, con un verbo. Una frase, mejor hasta 60.',
    }),
    result: fieldset('La prueba', 'Qué deja, debajo de la promesa. Puede faltar.', {
      figure: template('la cifra de la prueba', {
        max: 40,
        hint: 'En letra enorme, un dato de la red de ejemplo entre llaves: «{lectura}». Lo que se lee, mejor hasta 8. Sin ella queda la frase sola, donde la pantalla ya tiene un número grande.',
      }).optional(),
      text: template('lo que cuenta la cifra', {
        max: 90,
        hint: 'Debajo de la cifra, y se lee con ella: qué es y por qué importa. Mejor hasta 70.',
      }),
    }).optional(),
    screen: areaScreen,
    evidence: findingName
      .meta({
        description:
          'La primera foto de un rubro de la red de ejemplo que tenga su visita («visit»), por ejemplo «matafuego-vencido»: la auditoría y lo que va entre llaves son de ese rubro. Si falta, de la historia.',
      })
      .optional(),
    more: callToAction.optional().meta({
      title: 'Enlace para saber más',
      description: 'Debajo de los textos, adonde se cuenta más de esta solución. Puede faltar.',
    }),
    demo: callToAction.optional().meta({
      title: 'Botón a la demo',
      description: 'En la última solución de cada tramo, antes del enlace.',
    }),
  },
);

export const solutionsCopy = fieldset(
  'Soluciones',
  'Un momento de la red de ejemplo por área. Es casi toda la página /soluciones.',
  {
    title: text('el título de la lista', {
      max: 80,
      hint: 'Al lado del índice de soluciones o, en un celular, arriba. Mejor hasta 25.',
    }),
    areas: list(
      'Estaciones',
      'Una por solución. El índice de la página se arma solo con sus títulos.',
      { min: 1, max: MAX_AREAS },
      area,
    ),
  },
);
export type SolutionsCopy = z.output<typeof solutionsCopy>;
