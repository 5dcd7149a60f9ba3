import { z } from 'astro/zod';
import { title } from '../../schemas/fields.ts';

/** Title of a strip with the figures of `site.yaml`. */
export const figuresStripCopy = z.strictObject({ title });
export type FiguresStripCopy = z.output<typeof figuresStripCopy>;
