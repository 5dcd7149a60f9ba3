import { z } from 'astro/zod';
import { callToAction, channelAction, text } from '#schemas/fields.ts';

/** The bar at the bottom of a phone's screen: the way to the demo, from wherever one is. */
export const demoBarCopy = z
  .strictObject({
    label: text('el nombre de la barra, que se lee en voz alta', { max: 40 }),
    demo: callToAction,
    whatsapp: channelAction,
  })
  .meta({
    title: 'Barra del celular',
    description: 'Los dos botones que quedan abajo en un celular: la demo y WhatsApp.',
  });
export type DemoBarCopy = z.output<typeof demoBarCopy>;
