import type { z } from 'astro/zod';
import { fieldset, plainLink, title } from '#schemas/fields.ts';

export const startStripCopy = fieldset(
  'Cómo se empieza, en una línea',
  'En /para-quien: los mismos pasos de «Cómo se empieza» de /soluciones, sin sus textos.',
  {
    title,
    link: plainLink,
  },
);
export type StartStripCopy = z.output<typeof startStripCopy>;
