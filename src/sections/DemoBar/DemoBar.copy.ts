import type { z } from 'astro/zod';
import { block, callToAction, channelAction, text } from '#schemas/fields.ts';

/** The bar at the bottom of a phone's screen: the way to the demo, from wherever one is. */
export const demoBarCopy = block(
  'Barra del celular',
  'Los dos botones que quedan abajo en un celular: la demo y WhatsApp.',
  {
    label: text('el nombre de la barra, que se lee en voz alta', { max: 40 }),
    demo: callToAction,
    whatsapp: channelAction,
  },
);
export type DemoBarCopy = z.output<typeof demoBarCopy>;
