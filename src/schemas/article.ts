import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { isoDate, readDay } from '#lib/dates.ts';
import { alternativeText, code, headline, text } from './fields.ts';
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
export const articleTitle = headline('«titulo», el título del artículo', { max: 110 });

/** An address as it stands in a redirect: of this site, without a query, a fragment or a bar at its end. */
const ADDRESS = /^(?:\/[A-Za-z0-9._~-]+)+$/;

/** An address that an article had before, as a browser showed it, without the domain. */
const earlierAddress = z
  .string({ error: expected('Una dirección anterior es un texto, por ejemplo «/mi_articulo».') })
  .regex(ADDRESS, {
    error: ({ input }) => {
      const form =
        'Una dirección anterior va sin el dominio, con «/» adelante, y lleva solo letras sin tilde, números, «-» y «_», por ejemplo «/mi_articulo».';
      const bare = String(input)
        .trim()
        .replace(/^https?:\/\/[^/]*/i, '')
        .replace(/[?#].*$/, '')
        .replace(/^\/*/, '/')
        .replace(/\/+$/, '');
      const advice = ADDRESS.test(bare) ? ` Escribí «${bare}».` : '';
      return `${form} Se encontró ${found(input)}.${advice}`;
    },
  })
  .meta({
    kind: 'address',
    title: 'Dirección anterior',
    description: 'Sin el dominio, por ejemplo «/mi_articulo».',
  });

/** Frontmatter of an article (spec section 3: Blog card / entry). `navegar` is its file name. */
export const articleSchema = ({ image }: Pick<SchemaContext, 'image'>) =>
  z
    .strictObject({
      titulo: articleTitle,
      descripcion: text('«descripcion», el resumen del artículo', { max: 160 }).min(50, {
        error: atLeast('«descripcion»', 50),
      }),
      blogImg: image().meta({
        kind: 'picture',
        title: 'Imagen de portada',
        description:
          'La de la tarjeta y la de arriba de todo. Queda guardada al lado del artículo.',
      }),
      blogImgAlt: alternativeText('«blogImgAlt», la descripción de la imagen', { max: 260 }),
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
      direccionesAnteriores: z
        .array(earlierAddress)
        .max(20, '«direccionesAnteriores» admite hasta veinte direcciones.')
        .optional()
        .meta({
          title: 'Direcciones anteriores',
          description:
            'Las que tuvo el artículo antes de cambiar de nombre: quien las abre llega a la de hoy.',
        }),
      retirado: code(
        '«retirado», adónde lleva la dirección del artículo',
        /^\/(?!\/)[^\s?#]*$/,
        '«retirado» es la página del sitio a la que lleva la dirección de un artículo que ya no se publica, por ejemplo «/blogs».',
      )
        .meta({
          kind: 'address',
          title: 'Retirado: adónde lleva',
          description:
            'Para sacar el artículo del sitio sin perder sus visitas: la página que ven en su lugar, por ejemplo «/blogs».',
        })
        .optional(),
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
  titulo: headline('«titulo», el título del texto', { max: 110 }),
  descripcion: text('«descripcion», el resumen del texto', { max: 160 }),
  version: text('«version», el número de versión', { max: 10 }),
  fecha: day('«fecha», el día de publicación'),
});
