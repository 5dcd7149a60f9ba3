import { z } from 'astro/zod';
import { alt, callToAction, drawing, text, title } from '#schemas/fields.ts';

/** One type of client: how it recognises itself and what Lineo does for it. */
export const segment = z
  .strictObject({
    title,
    text: text('el texto del segmento', { max: 320 }),
    signsTitle: text('el título de las señales', { max: 60 }),
    signs: z
      .array(text('una señal', { max: 140 }))
      .min(1)
      .max(6)
      .meta({ title: 'Señales', description: 'Frases en las que ese cliente se reconoce.' }),
    answer: text('lo que Lineo aporta al segmento', { max: 260 }),
    action: callToAction,
    scene: drawing('«scene», el dibujo del segmento', 'scene'),
    alt,
  })
  .meta({ title: 'Tipo de cliente', description: 'Cómo se reconoce y qué le aporta Lineo.' });

export const segmentsCopy = z
  .strictObject({
    items: z
      .array(segment)
      .min(1)
      .max(12)
      .meta({ title: 'Casos', description: 'Uno por tipo de cliente, en orden.' }),
  })
  .meta({ title: 'Tipos de cliente', description: 'Los casos que muestra la página.' });
export type SegmentsCopy = z.output<typeof segmentsCopy>;
