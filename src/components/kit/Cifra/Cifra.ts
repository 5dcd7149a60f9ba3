import type { z } from 'astro/zod';
import { statistic } from '#schemas/fields.ts';
import type { KitComponent } from '#components/kit/KitComponent.ts';

/** One figure of the strip, as the site's own are written. */
export const cifra = {
  props: statistic,
  holds: 'nothing',
  inside: 'Cifras',
  example: '<Cifra principal="63%" secundario="amplió su red" />',
} as const satisfies KitComponent;

export type CifraProps = z.output<typeof cifra.props>;
