import { z } from 'astro/zod';
import { parseVideoAddress, type VideoAddress } from '#schemas/videoAddress.ts';
import { day } from '#schemas/day.ts';
import {
  alternativeText,
  fieldset,
  chatMessage,
  clause,
  code,
  ctaId,
  outsideLink,
  readAloudHint,
  text,
  trackingId,
  url,
  videoUrl,
  shortText,
} from '#schemas/fields.ts';
import { folderOf } from '#schemas/kind.ts';
import { expectedError } from '#schemas/messages.ts';
import { refuseLocalPrefixes } from './refuseLocalPrefixes.ts';
import { origin } from './origin.ts';

/** The chat: its number and how it begins. */
export const whatsapp = fieldset(
  'WhatsApp',
  'El número que atiende y los mensajes con los que empieza la charla. De acá salen todos los botones de WhatsApp.',
  {
    cta: ctaId,
    pictureCta: trackingId('pictureCta').meta({
      title: 'Nombre para analítica en un celular',
    }),
    label: shortText(
      'el nombre del botón de WhatsApp',
      `El botón redondo que flota. ${readAloudHint}`,
    ),
    number: code(
      'el número de WhatsApp',
      /^[1-9]\d{7,14}$/,
      'El número de WhatsApp va solo con cifras (8 a 15), con código de país: de un celular argentino, 549, la característica sin 0 y el número sin 15, por ejemplo «5493514120777».',
    )
      .superRefine(refuseLocalPrefixes)
      .meta({ kind: 'phone' }),
    message: chatMessage(
      'el mensaje de WhatsApp',
      'Viene escrito al abrirse el chat desde casi todas las páginas, y quien lo manda lo puede cambiar. Va con sus palabras: «Hola, quiero…».',
    ),
    auditsMessage: chatMessage(
      'el mensaje de WhatsApp de la página de auditorías',
      'El mismo, desde /landing/auditorias: dice de dónde viene la consulta.',
    ),
  },
);

/** The telephone: the number as visitors read it, and the number to dial. */
export const phone = z
  .strictObject({
    label: shortText('el título del teléfono', `En el pie, antes del número. ${readAloudHint}`),
    number: code(
      'el número de teléfono',
      /^\+[1-9]\d{7,14}$/,
      'El teléfono va con «+» y solo cifras (8 a 15), con código de país, por ejemplo «+13055550142».',
    )
      .superRefine(refuseLocalPrefixes)
      .meta({ kind: 'phone' }),
    display: text('el teléfono como se lee', {
      max: 24,
      hint: 'El mismo número, con espacios, paréntesis o guiones: sus cifras son las últimas del otro.',
    }).meta({ kind: 'shown phone' }),
  })
  .refine(
    ({ number, display }) => {
      const shown = display.replace(/\D/g, '');
      return !/^\+\d+$/.test(number) || (shown && number.endsWith(shown));
    },
    {
      path: ['display'],
      error:
        'Se leería un número y se marcaría otro: las cifras de «display» son las últimas de «number», sin un 0 adelante ni un 15 en el medio.',
    },
  )
  .meta({ title: 'Teléfono', description: 'El que se lee y se marca en el pie y en /contacto.' });

/** The store's official badge, a file in the content's folder `tiendas`. */
const badge = code(
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
      href: code(
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

/** The product video. Its page, player and thumbnail are all derived from the address that authors write. */
export const video = fieldset(
  'Video',
  'El video de la portada y de /contacto, que también pueden mostrar los artículos. No se carga hasta que alguien lo toca.',
  {
    url: videoUrl('la dirección del video'),
    uploaded: day(
      '«uploaded», el día en que se publicó el video',
      'No se ve: lo muestran los buscadores. Por ejemplo, 2026-03-12.',
    ),
    title: shortText(
      'el título del video',
      'Como en YouTube o Vimeo. Lo dicen los buscadores y un lector de pantalla.',
    ),
    play: shortText('el nombre del botón que reproduce el video', `El triángulo. ${readAloudHint}`),
    alt: alternativeText('la descripción de la imagen del video', { max: 200 }),
    link: text('el enlace al video en su propio sitio', {
      max: 120,
      hint: 'Debajo del video, por si adentro de la página no anda. {servicio} es YouTube o Vimeo, según la dirección.',
    }),
    cta: ctaId,
  },
).transform(({ url: address, ...video }) => ({
  ...video,
  ...(parseVideoAddress(address) as VideoAddress),
}));

/** HubSpot's scheduler. */
export const scheduler = fieldset(
  'Agenda',
  'La agenda de reuniones de HubSpot, en /contacto. Lo que se lee alrededor está en esa página.',
  {
    url: url('la dirección de la agenda')
      .meta({
        description:
          'La que da HubSpot para insertarla. Empieza por «https://» y lleva «?embed=true».',
      })
      .regex(/\?(.*&)?embed=true(&|$)/, {
        error: expectedError('La dirección de la agenda tiene que llevar «?embed=true».'),
      }),
    script: url('el programa de la agenda').meta({
      description: 'El de HubSpot que la dibuja. No suele cambiar. Empieza por «https://».',
    }),
    title: shortText('el título del marco de la agenda', readAloudHint),
  },
);

/** The privacy policy of the vendor of scheduler and form. */
export const vendorPrivacy = fieldset(
  'Privacidad de HubSpot',
  'La política de quien da la agenda y el formulario: se enlaza al lado de los dos.',
  {
    label: shortText(
      'el enlace a la política de privacidad de HubSpot',
      'Sigue al aviso de que el servicio es de afuera.',
    ),
    href: outsideLink('la dirección de la política de privacidad de HubSpot'),
  },
);

/** What the data are for that a visitor leaves. */
export const dataUse = fieldset(
  'Uso de los datos',
  'Para qué se usan los datos de quien pide la demo: en letra chica, debajo de la agenda y del formulario. Tiene que decir lo mismo que los términos.',
  {
    text: text('para qué se usan los datos', {
      max: 110,
      hint: 'Una frase, con las palabras de los términos. La sigue el enlace a la cláusula.',
    }),
    clause,
  },
);

/** HubSpot's form on the audits landing. */
export const leadForm = fieldset(
  'Formulario',
  'El formulario de HubSpot de /landing/auditorias. Los tres datos están en su código para insertar; lo que se lee alrededor, en esa página.',
  {
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
  },
);

/** Where the editor is published, and where it saves. ../site.ts checks whether they fit the site. */
export const editor = fieldset(
  'Editor',
  'Dónde guarda y en qué dirección propia se publica, para usarlo desde cualquier computadora. Sin él, el editor funciona solo en la de quien escribe.',
  {
    repository: code(
      'el repositorio del editor',
      /^(github|gitlab):[\w.-]+\/[\w./-]+(#\S+)?$/,
      'El repositorio se escribe «github:organización/repositorio», con «#rama» si no es main.',
    ).meta({
      title: 'Repositorio',
      description: 'Con la forma «github:organización/repositorio».',
    }),
    url: origin('la dirección del editor').meta({
      title: 'Dirección',
      description: 'Una propia, nunca la del sitio, por ejemplo «https://editor.lineo.example».',
    }),
    signIn: url('la dirección del servicio de ingreso')
      .meta({
        title: 'Servicio de ingreso',
        description:
          'La dirección del que deja entrar con la cuenta de GitHub o GitLab. Puede quedar vacía.',
      })
      .optional(),
  },
);
