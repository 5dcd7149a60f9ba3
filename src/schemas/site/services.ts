import { z } from 'astro/zod';
import { videoAt, type VideoAddress } from '#schemas/videoAddress.ts';
import { day } from '#schemas/day.ts';
import {
  alternativeText,
  fieldset,
  chatMessage,
  code,
  ctaId,
  labelledLink,
  list,
  origin,
  outsideLink,
  text,
  trackingId,
  url,
  videoUrl,
  word,
} from '#schemas/fields.ts';
import { folderOf } from '#schemas/kind.ts';
import { expected } from '#schemas/messages.ts';
import { vendorsOf, type Category } from './vendors.ts';

/** The chat: its number and how it begins. */
export const whatsapp = fieldset('WhatsApp', 'El número y los mensajes que abren la charla.', {
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
});

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
  .refine(
    ({ number, display }) => {
      const shown = display.replace(/\D/g, '');
      return !/^\+\d+$/.test(number) || (shown && number.endsWith(shown));
    },
    {
      path: ['display'],
      error:
        'Se leería un número y se marcaría otro: las cifras de «display» son las últimas de «number».',
    },
  )
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

const store = (name: string, address: RegExp, form: string) =>
  fieldset(name, `El botón y el enlace a la app en ${name}.`, {
    cta: ctaId,
    small: word(`la línea chica del botón de ${name}`),
    large: word(`la línea grande del botón de ${name}`),
    href: code(
      `la dirección en ${name}`,
      address,
      `Acá va la ficha de la app en ${name}, ${form}.`,
    ).meta({ kind: 'link' }),
    badge,
  });

/** The buttons of Google Play and App Store. */
export const stores = fieldset('Tiendas', 'Los botones de Google Play y App Store.', {
  label: word('el nombre del grupo de tiendas'),
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
});

/** The product video: its page, player and thumbnail all come from the address that is written. */
export const video = fieldset('Video', 'El video de la portada y de Contacto.', {
  url: videoUrl('la dirección del video'),
  uploaded: day('«uploaded», el día en que se publicó el video'),
  title: word('el título del video'),
  play: word('el nombre del botón que reproduce el video'),
  alt: alternativeText('la descripción de la imagen del video', { max: 200 }),
  link: text('el enlace al video en su propio sitio', { max: 120 }),
  cta: ctaId,
}).transform(({ url: address, ...video }) => ({ ...video, ...(videoAt(address) as VideoAddress) }));

/** HubSpot's scheduler. */
export const scheduler = fieldset('Agenda', 'La agenda de reuniones de HubSpot.', {
  url: url('la dirección de la agenda').regex(/\?(.*&)?embed=true(&|$)/, {
    error: expected('La dirección de la agenda tiene que llevar «?embed=true».'),
  }),
  script: url('el programa de la agenda'),
  title: word('el título del marco de la agenda'),
});

/** The privacy policy of the vendor of scheduler and form. */
export const vendorPrivacy = fieldset('Privacidad de HubSpot', 'La de su agenda y su formulario.', {
  label: word('el enlace a la política de privacidad de HubSpot'),
  href: outsideLink('la dirección de la política de privacidad de HubSpot'),
});

/** HubSpot's form on the audits landing. */
export const leadForm = fieldset('Formulario', 'El de HubSpot, en la página de auditorías.', {
  portalId: code(
    '«portalId», el número de portal de HubSpot',
    /^\d{4,12}$/,
    '«portalId» son solo cifras, entre comillas.',
  ),
  formId: code(
    '«formId», el código del formulario',
    z.regexes.uuid(),
    '«formId» es el código de 36 caracteres que da HubSpot, con sus guiones.',
  ),
  region: z.enum(['na1', 'na2', 'na3', 'eu1', 'ap1']).meta({
    title: 'Región',
    description: 'La del portal de HubSpot: está en el código para insertar.',
  }),
});

/** A kind of cookies, as the visitor reads about it. */
const categoryWords = {
  title: word('el nombre de la categoría'),
  text: text('lo que hace la categoría', { max: 200 }),
};

/** A kind of cookies that the visitor decides about: asked for only where a vendor in the container sets them. */
const consentCategory = (category: Category) => {
  const names = vendorsOf[category];
  return fieldset('Categoría de cookies', 'Su nombre, lo que hace y de quién son.', {
    ...categoryWords,
    vendors: list(
      'Proveedores',
      'Los que tienen etiquetas en el contenedor. Sin ninguno, sacá la categoría: no se pregunta de más.',
      { min: 1, max: names.length },
      z.enum(names).meta({ title: 'Proveedor', description: `${names.join(' o ')}.` }),
    ),
  });
};

/** The tag container and the notice that asks for consent. */
export const analytics = fieldset('Medición', 'El contenedor de etiquetas y el aviso de cookies.', {
  containerId: code(
    '«containerId», el contenedor de etiquetas',
    /^GTM-[A-Z0-9]+$/,
    'El contenedor se escribe «GTM-XXXXXXX», o null si no hay.',
  )
    .meta({
      title: 'Contenedor de etiquetas',
      description: 'Con la forma «GTM-XXXXXXX». Vacío, no se mide.',
    })
    .nullable(),
  consent: fieldset('Aviso de cookies', 'Se muestra solo cuando hay un contenedor.', {
    title: word('el título del aviso de cookies'),
    text: text('el texto del aviso de cookies', { max: 240 }),
    privacy: labelledLink('Texto legal', 'Qué se hace con los datos.', 'el enlace al texto legal'),
    accept: word('el botón que acepta'),
    reject: word('el botón que rechaza'),
    choose: word('el botón que abre las preferencias'),
    footer: word('el botón del pie que abre las preferencias'),
    preferences: word('el título de las preferencias'),
    save: word('el botón que guarda las preferencias'),
    close: word('el nombre del botón que cierra las preferencias'),
    categories: fieldset('Categorías', 'Lo que se puede aceptar por separado.', {
      necessary: fieldset(
        'Categoría de cookies',
        'Su nombre y lo que hace, en una frase.',
        categoryWords,
      ),
      measurement: consentCategory('measurement'),
      advertising: consentCategory('advertising').optional(),
    }),
  }),
});

/** Where the editor is published, and where it saves; whether they fit the site, ../site.ts says. */
export const editor = fieldset(
  'Editor',
  'Dónde guarda y en qué dirección propia se publica, para usarlo desde cualquier computadora.',
  {
    repository: code(
      'el repositorio del editor',
      /^(github|gitlab):[\w.-]+\/[\w./-]+(#\S+)?$/,
      'El repositorio se escribe «github:organización/repositorio», con «#rama» si no es main, o null.',
    )
      .meta({
        title: 'Repositorio',
        description:
          'Con la forma «github:organización/repositorio». Vacío, el editor no se publica.',
      })
      .nullable(),
    url: origin('la dirección del editor')
      .meta({
        title: 'Dirección',
        description: 'Una propia, nunca la del sitio, por ejemplo «https://editor.lineo.example».',
      })
      .nullable(),
    signIn: url('la dirección del servicio de ingreso')
      .meta({
        title: 'Servicio de ingreso',
        description:
          'La dirección del que deja entrar con la cuenta de GitHub o GitLab. Puede quedar vacía.',
      })
      .nullable(),
  },
);
