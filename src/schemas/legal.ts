import { z } from 'astro/zod';
import { day } from './day.ts';
import { headline, text } from './fields.ts';

/** Frontmatter of a legal text. */
export const legalSchema = z.strictObject({
  titulo: headline('«titulo», el título del texto', { max: 110 }),
  descripcion: text('«descripcion», el resumen del texto', { max: 160 }),
  version: text('«version», el número de versión', { max: 10 }),
  fecha: day('«fecha», el día de publicación'),
});
