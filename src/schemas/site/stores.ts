import { block, code, ctaId } from '#schemas/fields.ts';
import { folderOf } from '#schemas/kind.ts';
import { word } from './words.ts';

/** The store's official badge, a file of the content's `tiendas`; `null` where there is none yet. */
const badge = code(
  '«badge»',
  /^[A-Za-z0-9._-]+\.(svg|png|webp)$/,
  `«badge» es el nombre de un archivo de ${folderOf('badge')}, por ejemplo google-play.svg, o null.`,
)
  .meta({
    kind: 'badge',
    title: 'Imagen oficial',
    description: 'La que entrega la tienda. Sin ella se muestra un botón propio.',
  })
  .nullable();

/** The buttons of Google Play and App Store. */
export const stores = block('Tiendas', 'Los botones de Google Play y App Store.', {
  label: word('el nombre del grupo de tiendas'),
  googlePlay: block('Google Play', 'El botón y el enlace a la tienda de Android.', {
    cta: ctaId,
    small: word('la línea chica del botón de Google Play'),
    large: word('la línea grande del botón de Google Play'),
    href: code(
      'la dirección en Google Play',
      /^https:\/\/play\.google\.com\/\S*[?&]id=[\w.]+/,
      'Acá va la ficha de la app en Google Play, con su «?id=…»: https://play.google.com/store/apps/details?id=com.ejemplo.app.',
    ).meta({ kind: 'link' }),
    badge,
  }),
  appStore: block('App Store', 'El botón y el enlace a la tienda de Apple.', {
    cta: ctaId,
    small: word('la línea chica del botón de App Store'),
    large: word('la línea grande del botón de App Store'),
    href: code(
      'la dirección en App Store',
      /^https:\/\/apps\.apple\.com\/\S*\/id\d+/,
      'Acá va la ficha de la app en App Store, con su «/id…»: https://apps.apple.com/ar/app/nombre/id1234567890.',
    ).meta({ kind: 'link' }),
    badge,
  }),
});
