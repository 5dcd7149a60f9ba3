import { z } from 'astro/zod';
import type { KitComponent } from '#components/kit/KitComponent.ts';

/** A strip of figures. */
export const cifras = {
  props: z.strictObject({}),
  holds: 'figures',
  text: 'al menos una cifra, como <Cifra principal="11" secundario="países" />',
  example: `<Cifras>
  <Cifra principal="63%" secundario="amplió su red" />
  <Cifra principal="13%" secundario="la achicó" />
</Cifras>`,
} as const satisfies KitComponent;
