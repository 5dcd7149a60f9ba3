import { z } from 'astro/zod';
import { videoAt } from '#lib/videoAddress.ts';
import { day } from '#schemas/day.ts';
import {
  alternativeText,
  block,
  code,
  ctaId,
  text,
  trackingId,
  videoUrl,
  word,
} from '#schemas/fields.ts';
import { folderOf } from '#schemas/kind.ts';

/** What a visitor's chat begins with: WhatsApp shows it, with marks of its own. */
export const chatMessage = (what: string) =>
  text(what, { max: 200 }).meta({ kind: 'chat message' });

/** The chat: its number and how it begins. */
export const whatsapp = block(
  'WhatsApp',
  'El número y los mensajes con los que empieza la charla.',
  {
    cta: ctaId,
    pictureCta: trackingId('pictureCta').meta({ title: 'Nombre para analítica en un celular' }),
    label: word('el nombre del botón de WhatsApp'),
    number: code(
      'el número de WhatsApp',
      /^[1-9]\d{7,14}$/,
      'El número de WhatsApp va solo con cifras (8 a 15), con código de país, por ejemplo «13055550142».',
    ).meta({ kind: 'phone' }),
    message: chatMessage('el mensaje de WhatsApp'),
    auditsMessage: chatMessage('el mensaje de WhatsApp de la página de auditorías'),
  },
);

/** The telephone: what is read and what is dialled. */
export const phone = z
  .strictObject({
    label: word('el título del teléfono'),
    number: code(
      'el número de teléfono',
      /^\+[1-9]\d{7,14}$/,
      'El teléfono va con «+» y solo cifras (8 a 15), con código de país, por ejemplo «+13055550142».',
    ).meta({ kind: 'phone' }),
    display: text('el teléfono como se lee', { max: 24 }).meta({ kind: 'shown phone' }),
  })
  .superRefine(({ number, display }, context) => {
    const shown = display.replace(/\D/g, '');
    const isDialled = /^\+\d+$/.test(number);
    if (!isDialled || (shown && number.endsWith(shown))) return;
    context.addIssue({
      code: 'custom',
      path: ['display'],
      message: `Se leería un número y se marcaría otro: «display» dice «${display}» y «number», «${number}». Las cifras de «display» son las últimas de «number».`,
    });
  })
  .meta({ title: 'Teléfono', description: 'El que se lee en el pie y en Contacto.' });

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

/** The product video: all its addresses come from the one that is written. */
export const video = block('Video', 'El video de la portada y de Contacto.', {
  url: videoUrl('la dirección del video'),
  uploaded: day('«uploaded», el día en que se publicó el video'),
  title: word('el título del video'),
  play: word('el nombre del botón que reproduce el video'),
  alt: alternativeText('la descripción de la imagen del video', { max: 200 }),
  link: text('el enlace al video en su propio sitio', { max: 120 }),
  cta: ctaId,
})
  // Where it is watched, what is embedded and its picture all come from its one address.
  .transform(({ url: address, ...video }, context) => {
    const addresses = videoAt(address);
    if (addresses) return { ...video, ...addresses };
    context.addIssue({
      code: 'custom',
      path: ['url'],
      message: `No es un video: «${address}».`,
    });
    return z.NEVER;
  });
