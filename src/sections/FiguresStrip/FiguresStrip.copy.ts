import type { z } from 'astro/zod';
import { fieldset, title } from '#schemas/fields.ts';

export const figuresStripCopy = fieldset(
  'Tira de cifras',
  'Las cifras y los logos que la portada muestra en «Clientes y cifras», en una franja oscura en /soluciones, debajo de la agenda en /contacto, debajo de los botones en /landing/auditorias y, en un renglón y sin los logos, en /para-quien y /app. Están en «Datos del sitio».',
  {
    title,
  },
);
export type FiguresStripCopy = z.output<typeof figuresStripCopy>;
