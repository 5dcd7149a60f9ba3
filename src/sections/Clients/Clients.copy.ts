import type { z } from 'astro/zod';
import { block, eyebrow, title } from '#schemas/fields.ts';

/** Words above the client logos and figures; both live in `site.yaml`. */
export const clientsCopy = block(
  'Clientes y cifras',
  'El título de la sección. Los logos y las cifras están en «Datos del sitio».',
  { eyebrow, title },
);
export type ClientsCopy = z.output<typeof clientsCopy>;
