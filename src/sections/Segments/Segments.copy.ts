import type { z } from 'astro/zod';
import { alt, fieldset, callToAction, drawing, list, text, title } from '#schemas/fields.ts';

/** One type of client: how it recognises itself and what Lineo does for it. */
const segment = fieldset('Tipo de cliente', 'Cómo se reconoce y qué le aporta Lineo.', {
  title,
  text: text('el texto del segmento', { max: 320 }),
  signsTitle: text('el título de las señales', { max: 60 }),
  signs: list(
    'Señales',
    'Frases en las que ese cliente se reconoce.',
    { min: 1, max: 6 },
    text('una señal', { max: 140 }),
  ),
  answer: text('lo que Lineo aporta al segmento', { max: 260 }),
  action: callToAction,
  scene: drawing('«scene», el dibujo del segmento', 'scene'),
  alt,
});

export const segmentsCopy = fieldset('Tipos de cliente', 'Los casos que muestra la página.', {
  items: list('Casos', 'Uno por tipo de cliente, en orden.', { min: 1, max: 12 }, segment),
});
export type SegmentsCopy = z.output<typeof segmentsCopy>;
