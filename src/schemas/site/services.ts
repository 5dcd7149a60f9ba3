import { z } from 'astro/zod';
import { block, code, href, outsideLink, secure, text, url, word } from '#schemas/fields.ts';
import { expected } from '#schemas/messages.ts';

/** The scheduler's address as its embed needs it. */
function embedded(address: string): string {
  const [bare = ''] = address.split('#');
  const embed = new URL(bare);
  embed.searchParams.set('embed', 'true');
  return embed.href;
}

/** HubSpot's scheduler. */
export const scheduler = block('Agenda', 'La agenda de reuniones de HubSpot.', {
  url: url('la dirección de la agenda', (typed) => {
    const address = secure(typed);
    return URL.canParse(address) ? embedded(address) : address;
  }).regex(/\?(.*&)?embed=true(&|$)/, {
    error: ({ input }) => {
      const rule = 'La dirección de la agenda tiene que llevar «?embed=true».';
      return URL.canParse(String(input))
        ? `${rule} Escribí «${embedded(String(input))}».`
        : expected(rule)({ input });
    },
  }),
  script: url('el programa de la agenda'),
  title: word('el título del marco de la agenda'),
});

/** The privacy policy of who gives scheduler and form. */
export const vendorPrivacy = block(
  'Privacidad de HubSpot',
  'La política de quien da la agenda y el formulario.',
  {
    label: word('el enlace a la política de privacidad de HubSpot'),
    href: outsideLink('la dirección de la política de privacidad de HubSpot'),
  },
);

/** HubSpot's form on the audits landing. */
export const leadForm = block(
  'Formulario',
  'El formulario de HubSpot de la página de auditorías.',
  {
    portalId: code(
      '«portalId», el número de portal de HubSpot',
      /^\d{4,12}$/,
      '«portalId» son solo cifras, entre comillas.',
    ).meta({ title: 'Número de portal', description: 'El de HubSpot: solo cifras.' }),
    formId: z
      .uuid({
        error: ({ input }) => {
          const form = '«formId» es el código de 36 caracteres que da HubSpot, con sus guiones.';
          if (typeof input !== 'string') return expected(form)({ input });
          return `${form} Se encontró «${input}», de ${input.length}.`;
        },
      })
      .meta({
        kind: 'code',
        title: 'Código del formulario',
        description: 'Los 36 caracteres que da HubSpot en el código para insertar.',
      }),
    region: z
      .enum(['na1', 'na2', 'na3', 'eu1', 'ap1'], {
        error: expected('«region» tiene que ser na1, na2, na3, eu1 o ap1.'),
      })
      .meta({
        title: 'Región',
        description: 'La del portal de HubSpot: está en el código para insertar.',
      }),
  },
);

/** A kind of cookies, as the visitor reads about it. */
const consentCategory = block('Categoría de cookies', 'Su nombre y lo que hace, en una frase.', {
  title: word('el nombre de la categoría'),
  text: text('lo que hace la categoría', { max: 200 }),
});

/** The tag container and the notice that asks for consent. */
export const analytics = block(
  'Medición',
  'El contenedor de etiquetas de Google y el aviso que pide permiso.',
  {
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
    consent: block('Aviso de cookies', 'Se muestra solo cuando hay un contenedor.', {
      title: word('el título del aviso de cookies'),
      text: text('el texto del aviso de cookies', { max: 240 }),
      privacy: block('Texto legal', 'Dónde se lee qué se hace con los datos.', {
        label: word('el enlace al texto legal'),
        href,
      }),
      accept: word('el botón que acepta'),
      reject: word('el botón que rechaza'),
      choose: word('el botón que abre las preferencias'),
      footer: word('el botón del pie que abre las preferencias'),
      preferences: word('el título de las preferencias'),
      save: word('el botón que guarda las preferencias'),
      close: word('el nombre del botón que cierra las preferencias'),
      categories: block('Categorías', 'Lo que se puede aceptar por separado.', {
        necessary: consentCategory,
        measurement: consentCategory,
        advertising: consentCategory,
      }),
    }),
  },
);

/** Whether the editor is published, and where it saves. */
export const editor = block(
  'Editor',
  'Si el editor se publica con el sitio y en qué repositorio guarda.',
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
    signIn: url('la dirección del servicio de ingreso')
      .meta({
        title: 'Servicio de ingreso',
        description:
          'La dirección del que deja entrar con la cuenta de GitHub o GitLab. Puede quedar vacía.',
      })
      .nullable(),
  },
);
