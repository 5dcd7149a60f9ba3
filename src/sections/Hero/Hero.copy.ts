import type { z } from 'astro/zod';
import { alt, fieldset, callToAction, eyebrow, headline, text } from '#schemas/fields.ts';

/** Words of the home hero: headline, demo button and the scene that shows what Lineo does. */
export const heroCopy = fieldset('Portada', 'Lo primero que se ve al entrar.', {
  eyebrow,
  title: headline('el titular de la portada', { max: 60 }),
  lead: text('la entradilla de la portada', { max: 120 }).meta({
    description: 'Tres renglones en un celular, para que el tablero se vea sin deslizar.',
  }),
  action: callToAction,
  scene: fieldset('Dibujo de la portada', 'Los locales, las fotos y la tarea salen de red.yaml.', {
    alt: alt.meta({
      description:
        'Toda la historia del dibujo. {local}, {lectura}, {antes}, {ahora}, {persona}, {tarea}, {grados} y {despues} salen de la red de ejemplo.',
    }),
    pause: text('el botón que detiene la animación', { max: 32 }),
    resume: text('el botón que la sigue', { max: 32 }),
    again: text('el botón que la muestra otra vez', { max: 32 }),
    title: text('el título del tablero', { max: 24 }),
    deviation: text('la marca de desvío del tablero', { max: 16 }),
    resolved: text('la marca de un desvío resuelto, con {fecha}', { max: 24 }),
    calm: text('la marca del tablero antes del desvío', { max: 16 }),
    reading: text('lo que se midió, con {grados}', { max: 16 }),
    tag: text('de qué es la lectura, antes de los grados', { max: 16 }),
    found: text('de quién es la primera foto, con {persona}', { max: 32 }),
    who: text('de quién es la tarea, con {persona}, {puesto} y {vence}', { max: 48 }),
    proof: text('qué muestra la segunda foto, con {grados}', { max: 32 }),
  }),
});
export type HeroCopy = z.output<typeof heroCopy>;
