import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { alt, text } from './fields.ts';

const dateMessage = (what: string) => `${what} se escribe AAAA-MM-DD, por ejemplo 2026-03-12.`;

/**
 * A calendar day written AAAA-MM-DD, at midnight UTC. YAML turns a bare date into a `Date` before
 * anyone can look at it; both forms are accepted and anything else is refused.
 */
export const day = (what: string) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
      const date = new Date(`${value}T00:00:00Z`);
      const isRealDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
      return isRealDay ? date : value;
    },
    z.date({
      error: ({ input }) =>
        input === undefined ? `Falta ${what}. ${dateMessage('La fecha')}` : dateMessage('La fecha'),
    }),
  );

/** Frontmatter of an article (spec section 3: Blog card / entry). `navegar` is its file name. */
export const articleSchema = ({ image }: Pick<SchemaContext, 'image'>) =>
  z.strictObject({
    titulo: text('«titulo», el título del artículo', { max: 110 }),
    descripcion: text('«descripcion», el resumen del artículo', { max: 160 }).min(
      50,
      '«descripcion» necesita al menos 50 caracteres.',
    ),
    blogImg: image(),
    blogImgAlt: alt,
    fecha: day('«fecha», el día de publicación'),
    actualizado: day('«actualizado», el día de la última revisión').optional(),
    categorias: z
      .array(text('una categoría', { max: 30 }))
      .min(1, '«categorias» necesita al menos una categoría.')
      .max(3, '«categorias» admite hasta tres categorías.'),
    borrador: z.boolean({ error: '«borrador» es true o false, sin comillas.' }).default(false),
  });

/** Frontmatter of a legal text. */
export const legalSchema = z.strictObject({
  titulo: text('«titulo»', { max: 110 }),
  descripcion: text('«descripcion»', { max: 160 }),
  version: text('«version»', { max: 10 }),
  fecha: day('«fecha»'),
});
