import type { z } from 'astro/zod';
import { fieldset, title } from '#schemas/fields.ts';

export const figuresStripCopy = fieldset(
  'Tira de cifras',
  'Las cifras y los logos de la portada, en una franja oscura en /soluciones, al lado de la agenda en /contacto y del formulario en /landing/auditorias. Están en «Datos del sitio».',
  {
    title,
  },
);
export type FiguresStripCopy = z.output<typeof figuresStripCopy>;
