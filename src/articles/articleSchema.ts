import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { isoDate } from '#lib/dates.ts';
import { day } from '#schemas/day.ts';
import {
  alternativeText,
  matching,
  fieldset,
  headline,
  list,
  text,
  title,
} from '#schemas/fields.ts';
import { buttonLabel } from '#schemas/links.ts';
import { expectedError } from '#schemas/fieldErrors.ts';
import { practiceScreen } from '#sampleNetwork/fields/screens.ts';
import { brief } from './brief.ts';
import { checkVisitInterval, takeaway } from './takeaway.ts';

export const articleTitle = headline('«titulo», el título del artículo', {
  max: 110,
  hint: 'Arriba del artículo, en su tarjeta, en Google y en la imagen que se ve al compartirlo. Mejor hasta 60: Google corta lo que sigue. No lo repitas en el texto.',
});

const summary = text('«descripcion», el resumen del artículo', {
  min: 50,
  max: 160,
  hint: 'Con qué idea se queda quien lo lee, en una o dos frases. Va debajo del título, en la tarjeta y en Google. Si empieza por para quién es, termina eso con dos puntos: en la tarjeta se ve en negrita.',
});

/** An address that an article had before, without the domain, a query, a fragment or a bar at its end. */
const earlierAddress = matching(
  'una dirección anterior',
  /^(?:\/[A-Za-z0-9._~-]+)+$/,
  'Una dirección anterior va sin el dominio, con «/» adelante, y lleva solo letras sin tilde, números, «-» y «_», por ejemplo «/mi_articulo».',
).meta({ kind: 'address' });

/** The page that a withdrawn article's address leads to. */
const withdrawn = matching(
  '«retirado», adónde lleva la dirección del artículo',
  /^\/(?!\/)[^\s?#]*$/,
  '«retirado» es la página del sitio a la que lleva la dirección de un artículo que ya no se publica: escribí, por ejemplo, «retirado: /blogs».',
).meta({
  kind: 'address',
  title: 'Retirado: adónde lleva',
  description:
    'Para sacar el artículo del sitio sin perder sus visitas: la página que ven en su lugar, por ejemplo «/blogs».',
});

/** The article's own invitation at its end, in place of the one that all articles have. */
const closing = fieldset(
  'Cierre propio',
  'La invitación a la demo que sigue a este artículo, con una pantalla. Sin ella va la de todos, de la página «articulo».',
  {
    titulo: title.meta({
      title: 'Título del cierre',
      description: 'La pregunta que le queda a quien lo leyó. Mejor hasta 45: va en letra grande.',
    }),
    texto: text('«texto», el texto del cierre', {
      max: 220,
      hint: 'Qué se lleva de la demo quien leyó justo este artículo.',
    }),
    boton: buttonLabel.optional().meta({
      title: 'Botón',
      description:
        'Nombra lo que quien lo leyó tiene en la mano: «Llevar mis diez ítems a la demo». Si falta, va el de todos.',
    }),
    pantalla: practiceScreen.optional().meta({
      title: 'Pantalla',
      description: `${practiceScreen.description} Si falta, va la de todos.`,
    }),
  },
);

const SEPARATE = 'Cada categoría es un elemento de la lista: separalas, [Una, Otra].';

/** Frontmatter of an article (spec section 3: Blog card / entry). `navegar` is its file name. */
export const articleSchema = ({ image }: Pick<SchemaContext, 'image'>) =>
  z
    .strictObject({
      titulo: articleTitle,
      descripcion: summary,
      blogImg: image().meta({
        kind: 'picture',
        title: 'Imagen de portada',
        description:
          'La de la tarjeta y la de arriba de todo. Queda guardada al lado del artículo. Si es una foto, hasta 2 MB y 4000 píxeles de lado.',
      }),
      blogImgAlt: alternativeText('«blogImgAlt», la descripción de la imagen', { max: 260 }),
      fecha: day(
        '«fecha», el día de publicación',
        'Con un día que no llegó, el artículo espera hasta entonces para salir. Por ejemplo, 2026-03-12.',
      ),
      actualizado: day(
        '«actualizado», el día de la última revisión',
        'Se ve al lado de la fecha. Va solo si cambió algo que importa, y no puede ser anterior. Puede faltar.',
      ).optional(),
      categorias: list(
        'Categorías',
        'Arriba del título y en la columna del visor. Usá las que ya existen, escritas igual: con una o dos alcanza.',
        { min: 1, max: 3 },
        text('una categoría', { max: 30 }).regex(/^[^,;]*$/, {
          error: expectedError(SEPARATE),
        }),
      ),
      teLlevas: takeaway.optional(),
      enCorto: brief.optional(),
      cierre: closing.optional(),
      borrador: z
        .boolean({ error: expectedError('«borrador» es true o false, sin comillas.') })
        .default(false)
        .meta({
          title: 'Borrador',
          startsOn: true,
          description:
            'Mientras esté encendido, el artículo no se publica: se ve solo con «npm run dev».',
        }),
      direccionesAnteriores: list(
        'Direcciones anteriores',
        'Las que tuvo el artículo antes de cambiar de nombre, por ejemplo «/mi_articulo»: quien las abre llega a la de hoy. Puede quedar vacía.',
        { min: 0, max: 20 },
        earlierAddress,
      ).optional(),
      retirado: withdrawn.optional(),
    })
    .superRefine(checkVisitInterval)
    .superRefine(({ fecha, actualizado }, context) => {
      if (!actualizado || actualizado >= fecha) return;
      context.addIssue({
        code: 'custom',
        path: ['actualizado'],
        message: `«actualizado» (${isoDate(actualizado)}) es anterior a «fecha» (${isoDate(fecha)}): un artículo se revisa después de publicarse. Corregí la que esté mal, o borrá «actualizado».`,
      });
    });
