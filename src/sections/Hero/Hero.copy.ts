import type { z } from 'astro/zod';
import { alt, fieldset, callToAction, eyebrow, headline, text } from '#schemas/fields.ts';

/** Words of the home hero: headline, demo button and the scene that shows what Lineo does. */
export const heroCopy = fieldset('Portada', 'Lo primero que se ve al entrar.', {
  eyebrow,
  title: headline('el titular de la portada', { max: 60 }),
  lead: text('la entradilla de la portada', { max: 240 }),
  action: callToAction,
  scene: fieldset('Dibujo de la portada', 'Los locales y la tarea salen de la red de ejemplo.', {
    alt: alt.meta({
      description:
        'Lo que muestra el dibujo. {local}, {antes}, {ahora}, {tarea}, {grados} y {despues} salen de la red de ejemplo.',
    }),
    pause: text('el texto del control que detiene la animación', { max: 40 }),
    title: text('el título del tablero', { max: 32 }),
    deviation: text('la marca de desvío del tablero', { max: 16 }),
    resolved: text('la marca de un desvío resuelto, con {fecha}', { max: 24 }),
    calm: text('lo que dice el tablero antes del desvío', { max: 40 }),
    reading: text('lo que se midió, con {grados}', { max: 16 }),
    who: text('de quién es la tarea, con {persona} y {puesto}', { max: 40 }),
  }),
});
export type HeroCopy = z.output<typeof heroCopy>;
