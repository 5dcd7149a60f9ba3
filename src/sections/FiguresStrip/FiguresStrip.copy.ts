import type { z } from 'astro/zod';
import { fieldset, title } from '#schemas/fields.ts';

export const figuresStripCopy = fieldset(
  'Tira de cifras',
  'Las cifras y los logos de la portada, en una franja oscura o, en /contacto, al lado de la agenda. Están en «Datos del sitio».',
  {
    title,
  },
);
export type FiguresStripCopy = z.output<typeof figuresStripCopy>;
