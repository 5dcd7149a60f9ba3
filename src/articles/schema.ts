import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { isoDate } from '#lib/dates.ts';
import { day } from '#schemas/day.ts';
import { alternativeText, code, headline, text } from '#schemas/fields.ts';
import { atLeast, expected, found } from '#schemas/messages.ts';

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
