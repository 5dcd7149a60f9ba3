import { z } from 'astro/zod';
import { eyebrow, title } from '#schemas/fields.ts';

/** Words above the client logos and figures; both live in `site.yaml`. */
export const clientsCopy = z.strictObject({ eyebrow, title }).meta({
  title: 'Clientes y cifras',
  description: 'El título de la sección. Los logos y las cifras están en «Datos del sitio».',
});
export type ClientsCopy = z.output<typeof clientsCopy>;
