import { fieldset, matching, readAloudHint, shortText } from '#schemas/fields.ts';
import { ctaId } from '#schemas/links.ts';
import { folderOf } from '#schemas/kind.ts';

/** The store's official badge, a file in the content's folder `tiendas`. */
const badge = matching(
  '«badge»',
  /^[A-Za-z0-9._-]+\.(svg|png|webp)$/,
  `«badge» es el nombre de un archivo de ${folderOf('badge')}, por ejemplo google-play.svg.`,
)
  .meta({
    kind: 'badge',
    title: 'Imagen oficial',
    description:
      'La que entrega la tienda, sin cambios. Sin ella se muestra un botón propio, con las dos líneas de arriba.',
  })
  .optional();

const store = (name: string, address: RegExp, form: string) =>
  fieldset(
    name,
    `El botón a la app en ${name}: en la portada y en /app. A la misma dirección lleva el ingreso desde un celular.`,
    {
      cta: ctaId,
      small: shortText(
        `la línea chica del botón de ${name}`,
        'Arriba: «Disponible en». Mejor hasta 20.',
      ),
      large: shortText(
        `la línea grande del botón de ${name}`,
        'El nombre de la tienda. También se lee en /Login.',
      ),
      href: matching(
        `la dirección en ${name}`,
        address,
        `Acá va la ficha de la app en ${name}, ${form}.`,
      ).meta({ kind: 'link' }),
      badge,
    },
  );

/** The buttons of Google Play and App Store. */
export const stores = fieldset(
  'Tiendas',
  'Los botones que llevan a la app en Google Play y App Store.',
  {
    label: shortText('el nombre del grupo de tiendas', readAloudHint),
    googlePlay: store(
      'Google Play',
      /^https:\/\/play\.google\.com\/\S*[?&]id=[\w.]+/,
      'con su «?id=…»: https://play.google.com/store/apps/details?id=com.ejemplo.app',
    ),
    appStore: store(
      'App Store',
      /^https:\/\/apps\.apple\.com\/\S*\/id\d+/,
      'con su «/id…»: https://apps.apple.com/ar/app/nombre/id1234567890',
    ),
  },
);
