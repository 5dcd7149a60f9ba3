import type { z } from 'astro/zod';
import { block, title } from '#schemas/fields.ts';

/** Title of a strip with the figures of `site.yaml`. */
export const figuresStripCopy = block(
  'Tira de cifras',
  'El título de la tira. Las cifras están en «Datos del sitio».',
  { title },
);
export type FiguresStripCopy = z.output<typeof figuresStripCopy>;
