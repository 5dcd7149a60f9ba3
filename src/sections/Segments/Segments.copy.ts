import type { z } from 'astro/zod';
import { alt, fieldset, callToAction, drawing, list, text, title } from '#schemas/fields.ts';

/** One type of client: how it recognises itself and what Lineo does for it. */
const segment = fieldset(
  'Tipo de cliente',
  'Cómo se reconoce quien lee y qué le aporta Lineo, con un dibujo al lado.',
  {
    title,
    text: text('el texto del tipo de cliente', {
      max: 320,
      hint: 'Su situación, en dos o tres frases. Mejor hasta 200.',
    }),
    signsTitle: text('el título de las señales', {
      max: 60,
      hint: 'Arriba de la lista: «Te va a sonar si…».',
    }),
    signs: list(
      'Señales',
      'Frases en las que ese cliente se reconoce, dichas como las diría. Con tres alcanza.',
      { min: 1, max: 6 },
      text('una señal', { max: 140 }),
    ),
    answer: text('lo que Lineo le aporta', {
      max: 260,
      hint: 'La respuesta a esas señales, arriba del botón.',
    }),
    action: callToAction,
    scene: drawing('«scene», el dibujo del tipo de cliente', 'scene', 'Al lado del texto.'),
    alt,
  },
);

export const segmentsCopy = fieldset(
  'Tipos de cliente',
  'Los casos que muestra /para-quien, uno debajo del otro.',
  {
    items: list(
      'Casos',
      'Uno por tipo de cliente, en orden: primero el más común.',
      { min: 1, max: 12 },
      segment,
    ),
  },
);
export type SegmentsCopy = z.output<typeof segmentsCopy>;
