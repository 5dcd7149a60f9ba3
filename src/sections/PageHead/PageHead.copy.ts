import { z } from 'astro/zod';
import { eyebrow, text, title } from '../../schemas/fields.ts';

/** Words at the top of an inner page. */
export const pageHeadCopy = z
  .strictObject({
    eyebrow,
    title,
    lead: text('la entradilla de la página', { max: 280 }),
  })
  .meta({ title: 'Encabezado', description: 'Lo primero que se lee en la página.' });
export type PageHeadCopy = z.output<typeof pageHeadCopy>;
