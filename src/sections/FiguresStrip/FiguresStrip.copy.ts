import { z } from 'astro/zod';
import { title } from '#schemas/fields.ts';

/** Title of a strip with the figures of `site.yaml`. */
export const figuresStripCopy = z.strictObject({ title }).meta({
  title: 'Tira de cifras',
  description: 'El título de la tira. Las cifras están en «Datos del sitio».',
});
export type FiguresStripCopy = z.output<typeof figuresStripCopy>;
