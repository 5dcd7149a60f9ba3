import { z } from 'astro/zod';
import { alt, drawing, eyebrow, text, title } from '../../schemas/fields.ts';

/** Words at the top of an inner page, and the drawing beside them where it has one. */
export const pageHeadCopy = z
  .strictObject({
    eyebrow,
    title,
    lead: text('la entradilla de la página', { max: 280 }),
    picture: z
      .strictObject({ scene: drawing('«scene», el dibujo del encabezado', 'scenes'), alt })
      .optional()
      .meta({
        title: 'Dibujo del encabezado',
        description: 'Lo que se ve al lado del título. Sin él, el encabezado es más bajo.',
      }),
  })
  .meta({ title: 'Encabezado', description: 'Lo primero que se lee en la página.' });
export type PageHeadCopy = z.output<typeof pageHeadCopy>;
