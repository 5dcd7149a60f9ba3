import { z } from 'astro/zod';
import { callToAction, fieldset, list, plainLink, text, title } from '#schemas/fields.ts';
import { peekNames } from '#schemas/network.ts';
import { template } from '#schemas/template.ts';

/** The large screens that a segment may be shown with. */
const screens = ['visit', 'plan', 'standard'] as const;

const card = fieldset('Tarjeta', 'Debajo del título de la página: se elige y lleva al caso.', {
  title: text('cómo lo diría ese cliente', { max: 40 }),
  text: template('lo que muestra la pantalla chica', { max: 90 }),
  screen: z.enum(peekNames).meta({
    title: 'Pantalla chica',
    description: `La de la tarjeta: ${peekNames.join(', ')}.`,
  }),
});

/** One type of client: how it says it, how it recognises itself and what Lineo does for it. */
const segment = fieldset('Tipo de cliente', 'Cómo se reconoce y qué le aporta Lineo.', {
  card,
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
  more: plainLink.optional().meta({
    title: 'Otra salida',
    description: 'Al lado del botón, para quien todavía no quiere una demo.',
  }),
  screen: z.enum(screens).meta({
    title: 'Pantalla',
    description: `La que se ve al lado: ${screens.join(', ')}.`,
  }),
});

export const segmentsCopy = fieldset(
  'Tipos de cliente',
  'Se elige uno, y cada uno tiene su caso.',
  {
    items: list('Casos', 'Uno por tipo de cliente, en orden.', { min: 1, max: 6 }, segment),
  },
);
export type SegmentsCopy = z.output<typeof segmentsCopy>;
