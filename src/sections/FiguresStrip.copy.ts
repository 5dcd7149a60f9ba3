import type { z } from 'astro/zod';
import { fieldset, title } from '#schemas/fields.ts';

export const figuresStripCopy = fieldset(
  'Tira de cifras',
  'Una franja oscura con las cifras y los logos de la portada, que están en «Datos del sitio».',
  {
    title,
  },
);
export type FiguresStripCopy = z.output<typeof figuresStripCopy>;
