import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { isoDate, readDay } from '../lib/dates.ts';
import { text } from './fields.ts';
import { label } from './labels.ts';
import { atLeast, expected, found } from './messages.ts';

const MIDNIGHT = /T00:00:00\.000Z$/;

/**
 * A calendar day written AAAA-MM-DD, at midnight UTC. One YAML reader gives a bare date as text,
 * another as a `Date`; both are accepted, and anything else is refused, an hour included.
 */
export const day = (what: string) =>
  z
    .preprocess(
      (value) => {
        if (typeof value === 'string') return readDay(value) ?? value;
        const hasHour =
          value instanceof Date &&
          !Number.isNaN(value.getTime()) &&
          !MIDNIGHT.test(value.toISOString());
        return hasHour ? value.toISOString() : value;
      },
      z.date({
        error: ({ input }) => {
          const form = 'La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12.';
          if (input === undefined || input === null || input === '')
            return `Falta ${what}. ${form}`;
          const isNoDay = typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input);
          return `${form} Se encontró ${found(input)}${isNoDay ? ', un día que no existe' : ''}.`;
        },
      }),
    )
    .meta({ title: label(what), description: 'Un día, por ejemplo 2026-03-12.' });

/** The title of an article. */
export const articleTitle = text('«titulo», el título del artículo', { max: 110 });

/** Frontmatter of an article (spec section 3: Blog card / entry). `navegar` is its file name. */
export const articleSchema = ({ image }: Pick<SchemaContext, 'image'>) =>
  z
    .strictObject({
      titulo: articleTitle,
      descripcion: text('«descripcion», el resumen del artículo', { max: 160 }).min(50, {
        error: atLeast('«descripcion»', 50),
      }),
      blogImg: image().meta({
        title: 'Imagen de portada',
        description:
          'La de la tarjeta y la de arriba de todo. Queda guardada al lado del artículo.',
      }),
      blogImgAlt: text('«blogImgAlt», la descripción de la imagen', { max: 260 }),
      fecha: day('«fecha», el día de publicación'),
      actualizado: day('«actualizado», el día de la última revisión').optional(),
      categorias: z
        .array(text('una categoría', { max: 30 }))
        .min(1, '«categorias» necesita al menos una categoría.')
        .max(3, '«categorias» admite hasta tres categorías.')
        .meta({
          title: 'Categorías',
          description: 'Usá las que ya existen, escritas igual.',
        }),
      borrador: z
        .boolean({ error: expected('«borrador» es true o false, sin comillas.') })
        .default(false)
        .meta({ title: 'Borrador', description: 'Mientras esté encendido no se publica.' }),
    })
    .superRefine(({ fecha, actualizado }, context) => {
      if (!actualizado || actualizado >= fecha) return;
      context.addIssue({
        code: 'custom',
        path: ['actualizado'],
        message: `«actualizado» (${isoDate(actualizado)}) es anterior a «fecha» (${isoDate(fecha)}): un artículo se revisa después de publicarse. Corregí la que esté mal, o borrá «actualizado».`,
      });
    });

/** Frontmatter of a legal text. */
export const legalSchema = z.strictObject({
  titulo: text('«titulo», el título del texto', { max: 110 }),
  descripcion: text('«descripcion», el resumen del texto', { max: 160 }),
  version: text('«version», el número de versión', { max: 10 }),
  fecha: day('«fecha», el día de publicación'),
});
