import { z } from 'astro/zod';
import { day } from '#schemas/day.ts';
import { headline, text } from '#schemas/fields.ts';

/** The legal texts of the site: a file of `legal/`, which is also its page's name, and how the editor calls it. */
export const legalTexts = [
  { name: 'TerminosYCondiciones', label: 'Términos y condiciones' },
] as const;

/** Frontmatter of a legal text. */
export const legalSchema = z.strictObject({
  titulo: headline('«titulo», el título del texto', {
    max: 110,
    hint: 'Arriba del texto y en la imagen que se ve al compartirlo.',
  }),
  descripcion: text('«descripcion», el resumen del texto', {
    max: 160,
    hint: 'Debajo del título y en Google: qué regula, en una frase.',
  }),
  version: text('«version», el número de versión', {
    max: 10,
    hint: 'Se ve debajo del título. Subilo con cada cambio. En el archivo, entre comillas.',
  }),
  fecha: day(
    '«fecha», el día de publicación',
    'Desde cuándo rige esta versión. Por ejemplo, 2026-03-12.',
  ),
});
