import type { z } from 'astro/zod';
import { eyebrow, fieldset, fieldsets, headline, text } from '#schemas/fields.ts';
import { callToAction } from '#schemas/links.ts';
import { template } from '#sampleNetwork/fields/template.ts';

/** The steps of the board: the photo, the task, the repair. */
const STEPS = 3;

/** Words of the home hero: headline, demo button and the story that shows what Lineo does. */
export const heroCopy = fieldset(
  'Portada',
  'Lo primero que se ve al entrar al sitio: qué es Lineo, para quién y el botón a la demo.',
  {
    eyebrow: eyebrow.meta({
      description:
        'En letra chica: qué es Lineo y para quién, con las palabras que alguien buscaría.',
    }),
    title: headline('el titular de la portada', {
      max: 60,
      hint: 'La promesa, en letra enorme. Mejor tres o cuatro palabras: cada una es una estación de la línea. También va en la imagen que se ve al compartir la página.',
    }),
    lead: text('la bajada de la portada', {
      max: 120,
      hint: 'Qué cambia para quien dirige una red, en una o dos frases. Son tres renglones en un celular, para que el tablero se vea sin deslizar.',
    }),
    action: callToAction,
    meeting: text('cómo es la demo, debajo de su botón', {
      max: 48,
      hint: 'En letra chica, para que pedirla cueste menos: cuánto dura, cómo es, cuánto cuesta. Puede faltar.',
    }).optional(),
    animation: fieldset(
      'Dibujo de la portada',
      'Lo que dice la animación: un local de noche, una heladera que falla y el tablero al que llega el aviso. Los locales, los puntajes, las fotos y la tarea salen de la red de ejemplo.',
      {
        alt: template('«alt», la descripción del dibujo', {
          max: 320,
          hint: 'Toda la historia del dibujo, para quien no puede verlo: lo dice un lector de pantalla. Entre llaves van datos de la red de ejemplo.',
        }).meta({ kind: 'alternative text' }),
        pause: text('el botón que detiene la animación', {
          max: 32,
          hint: 'Se ve mientras se mueve.',
        }),
        resume: text('el botón que sigue la animación', {
          max: 32,
          hint: 'El mismo botón, con la animación detenida.',
        }),
        replay: text('el botón que repite la animación', {
          max: 32,
          hint: 'El mismo botón, cuando terminó.',
        }),
        title: text('el título del tablero', {
          max: 24,
          hint: 'Arriba de todo en el tablero, al lado de «Datos de ejemplo».',
        }),
        deviation: text('la marca de desvío del tablero', {
          max: 16,
          hint: 'Debajo del puntaje del local que falla. Una palabra.',
        }),
        calm: text('la marca del tablero antes del desvío', {
          max: 16,
          hint: 'En el mismo lugar, al principio. Al final dice «Hecha» y el día del arreglo, que salen de la red de ejemplo.',
        }),
        tag: text('de qué es la lectura, antes de los grados', {
          max: 16,
          hint: 'En el cartel que cuelga sobre el local: «Heladera».',
        }),
        found: template('quién saca la primera foto', {
          max: 48,
          hint: 'El primer paso del tablero: quien hizo la auditoría. Que se lea que el dato lo trae una persona. Debajo van su día y su hora.',
        }),
        who: template('de quién es la tarea, y hasta cuándo', {
          max: 48,
          hint: 'El segundo paso, debajo del nombre de la tarea.',
        }),
        repaired: template('qué muestra la segunda foto', {
          max: 32,
          hint: 'El último paso: la foto que prueba el arreglo.',
        }),
        upcoming: fieldsets(
          'Los pasos que faltan',
          'Los tres pasos del tablero antes de que pasen, en el mismo orden.',
          { min: STEPS, max: STEPS },
          'Paso',
          {
            title: text('un paso que falta', { max: 24, hint: 'Pocas palabras.' }),
            text: text('qué va a tener', { max: 32, hint: 'En letra chica: «con su fecha».' }),
          },
        ),
      },
    ),
  },
);
export type HeroCopy = z.output<typeof heroCopy>;
