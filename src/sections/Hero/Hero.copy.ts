import { z } from 'astro/zod';
import { alt, callToAction, eyebrow, text } from '../../schemas/fields.ts';

/** Words of the home hero: headline, demo button and the scene that tells what Lineo does. */
export const heroCopy = z
  .strictObject({
    eyebrow,
    title: text('el titular de la portada', { max: 60 }),
    lead: text('la entradilla de la portada', { max: 240 }),
    action: callToAction,
    scene: z
      .strictObject({
        alt,
        pause: text('el texto del control que detiene la animación', { max: 40 }),
        opening: text('el aviso del primer local', { max: 32 }),
        title: text('el título del tablero', { max: 32 }),
        deviation: text('la marca de desvío del tablero', { max: 16 }),
        branches: z
          .array(
            z
              .strictObject({
                name: text('el nombre de una sucursal de ejemplo', { max: 22 }),
                score: z
                  .int()
                  .min(0)
                  .max(100)
                  .meta({ title: 'Puntaje', description: 'Un número entero de 0 a 100.' }),
              })
              .meta({ title: 'Sucursal', description: 'El nombre de una sucursal y su puntaje.' }),
          )
          .min(2)
          .max(5)
          .meta({
            title: 'Sucursales del tablero',
            description: 'Nombres y puntajes inventados que muestra el dibujo.',
          }),
      })
      .meta({
        title: 'Dibujo de la portada',
        description: 'Lo que dice el dibujo animado: un local que se vuelve red y un tablero.',
      }),
  })
  .meta({ title: 'Portada', description: 'Lo primero que se ve al entrar.' });
export type HeroCopy = z.output<typeof heroCopy>;
