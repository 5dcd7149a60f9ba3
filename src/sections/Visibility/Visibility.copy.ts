import type { z } from 'astro/zod';
import {
  alt,
  drawing,
  fieldset,
  fieldsets,
  eyebrow,
  photoFile,
  plainLink,
  point,
  text,
  title,
} from '#schemas/fields.ts';
import { iconName } from '#schemas/icons.ts';

export const visibilityCopy = fieldset(
  'Qué se pierde y qué se gana',
  'La pregunta y la respuesta.',
  {
    eyebrow,
    title,
    lead: text('la entradilla', { max: 260 }),
    losses: fieldsets('Lo que se pierde', 'Un punto por problema.', { min: 1, max: 12 }, 'Punto', {
      icon: iconName,
      ...point,
      picture: fieldset('Foto', 'La foto que no sirve de prueba. Sin ella queda el texto.', {
        drawing: drawing('«drawing», el dibujo', 'scene'),
        stamp: text('lo que dice la foto de sí misma', { max: 40 }),
      }).optional(),
    }),
    answer: fieldset('Lo que se gana', 'La respuesta de Lineo y adónde seguir.', {
      title,
      text: text('la respuesta', { max: 220 }),
      link: plainLink,
      picture: fieldset('Foto', 'Debajo de la respuesta. Sin ella, el lugar se cierra.', {
        photo: photoFile,
        alt,
      }).optional(),
    }),
  },
);
export type VisibilityCopy = z.output<typeof visibilityCopy>;
