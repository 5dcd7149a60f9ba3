import { z } from 'astro/zod';
import { eyebrow, title } from '../../schemas/fields.ts';

/** Words above the client logos and figures; both live in `site.yaml`. */
export const clientsCopy = z.strictObject({ eyebrow, title });
export type ClientsCopy = z.output<typeof clientsCopy>;
