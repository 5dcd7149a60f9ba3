import { z } from 'astro/zod';
import { demoBarCopy } from '#sections/DemoBar/DemoBar.copy.ts';
import { proofCopy } from '#sections/Proof/Proof.copy.ts';
import { day } from './day.ts';
import { readsAs } from '#lib/phoneNumbers.ts';
import { fillIn } from '#lib/template.ts';
import { serviceNameAt, videoAt } from '#lib/videoAddress.ts';
import {
  alternativeText,
  callToAction,
  channelAction,
  code,
  ctaId,
  drawing,
  headline,
  href,
  iconName,
  outsideLink,
  secure,
  statistic,
  text,
  trackingId,
  url,
  videoUrl,
} from './fields.ts';
import { folderOf } from './kind.ts';
import { expected } from './messages.ts';
import { placeTrouble, type PlaceName } from './outside.ts';
import { phoneNumber } from './phone.ts';

const variant = z
  .enum(['link', 'outline', 'solid'], {
    error: expected('«variant» tiene que ser link, outline o solid.'),
  })
  .meta({ title: 'Aspecto', description: 'Cómo se dibuja: como enlace, con borde o relleno.' });

/** A menu item (spec section 3: Navigation item). `variant` says how it is drawn. */
export const navigationItem = z
  .strictObject({
    label: text('el texto del menú', { max: 28 }),
    icon: iconName,
    href,
    variant,
  })
  .meta({
    title: 'Entrada del menú',
    description: 'Lo que dice, su ícono, adónde lleva y cómo se dibuja.',
  });
export type NavigationItem = z.output<typeof navigationItem>;

/** A menu item that is a call to action. */
const registerItem = navigationItem
  .extend({
    cta: ctaId,
    menuCta: trackingId('menuCta').meta({ title: 'Nombre para analítica en el menú del celular' }),
  })
  .meta({
    title: 'Botón de registro',
    description: 'Lo que dice, su ícono, adónde lleva, cómo se dibuja y cómo lo llama analítica.',
  });

/** What analytics calls the login button: which link it is depends on the visitor's device. */
const loginCtas = (title: string) =>
  z
    .strictObject({
      web: trackingId('web').meta({ title: 'En una computadora' }),
      android: trackingId('android').meta({ title: 'En Android' }),
      ios: trackingId('ios').meta({ title: 'En iPhone' }),
    })
    .meta({ title, description: 'Uno por destino: servicio web, Google Play y App Store.' });

/** A link to the answer of what is asked before a demo. */
const answerItem = callToAction
  .extend({
    icon: iconName,
    menuCta: trackingId('menuCta').meta({ title: 'Nombre para analítica en el menú del celular' }),
  })
  .meta({
    title: 'Respuesta',
    description: 'Lo que dice, su ícono, adónde lleva y cómo lo llama analítica en el pie.',
  });

const phoneDigits = phoneNumber('el número de teléfono', {
  prefix: '+',
  form: 'El teléfono va con «+» y solo cifras, por ejemplo «+13055550142».',
});

/** A link to one of the places outside that the site leads to. */
const placeLink = (what: string, place: PlaceName) =>
  outsideLink(what).superRefine((address, context) => {
    const message = placeTrouble(address, place);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** The scheduler's address as its embed needs it. */
function embedded(address: string): string {
  const [bare = ''] = address.split('#');
  const embed = new URL(bare);
  embed.searchParams.set('embed', 'true');
  return embed.href;
}

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

const word = (what: string) => text(what, { max: 90 });

/** What a visitor's chat begins with: WhatsApp shows it, with marks of its own. */
const chatMessage = (what: string) => text(what, { max: 200 }).meta({ kind: 'chat message' });

/** A kind of cookies, as the visitor reads about it. */
const consentCategory = z
  .strictObject({
    title: word('el nombre de la categoría'),
    text: text('lo que hace la categoría', { max: 200 }),
  })
  .meta({ title: 'Categoría de cookies', description: 'Su nombre y lo que hace, en una frase.' });

/** What many pages share: brand, navigation, footer, figures, channels, stores, embeds, analytics. */
export const site = z
  .strictObject({
    url: url('la dirección del sitio')
      // A bar at the end is how browsers show it.
      .overwrite((address) => address.replace(/\/+$/, ''))
      .refine((address) => !URL.canParse(address) || new URL(address).origin === address, {
        error: ({ input }) =>
          `La dirección del sitio es solo el dominio, en minúsculas y sin nada detrás. Escribí «${new URL(String(input)).origin}».`,
      }),
    brand: z
      .strictObject({
        name: word('el nombre de la marca'),
        tagline: headline('la bajada de la marca', { max: 120 }),
        description: text('la descripción de la marca', { max: 220 }),
      })
      .meta({ title: 'Marca', description: 'El nombre y cómo se presenta.' }),
    navigation: z
      .strictObject({
        label: word('el nombre del menú para lectores de pantalla'),
        home: word('lo que dice el logo a un lector de pantalla'),
        skip: word('el texto del salto al contenido'),
        menu: word('el nombre del botón de menú'),
        close: word('el nombre del botón que cierra el menú'),
        sections: word('el nombre del desplegable de secciones'),
        withoutScript: word('el texto del enlace al menú del pie'),
        drawerTitle: word('el título del menú'),
        navigationTitle: word('el título de la parte de navegación'),
        accessTitle: word('el título de la parte de acceso'),
        items: z
          .array(navigationItem)
          .min(1, 'El menú necesita al menos una entrada.')
          .max(12)
          .meta({ title: 'Entradas del menú', description: 'En el orden en que se muestran.' }),
        answers: z.array(answerItem).max(3).default([]).meta({
          title: 'Respuestas',
          description: 'Debajo de las secciones, en el menú del celular y en el pie.',
        }),
        register: registerItem,
        login: z
          .strictObject({
            label: text('el texto del botón de ingreso', { max: 28 }),
            icon: iconName,
            variant,
            ctas: loginCtas('Nombres para analítica'),
            menuCtas: loginCtas('Nombres para analítica en el menú del celular'),
            webService: url('la dirección del servicio web'),
          })
          .meta({
            title: 'Botón de ingreso',
            description: 'Abre la tienda en un celular y el servicio web en una computadora.',
          }),
      })
      .meta({ title: 'Menú', description: 'La barra de arriba y el menú del celular.' }),
    figures: z
      .array(statistic)
      .min(1)
      .max(8)
      .meta({ title: 'Cifras', description: 'Las que se muestran en la portada y en Soluciones.' }),
    clients: z
      .strictObject({
        pause: word('el texto del botón que detiene la tira de logos'),
        note: word('lo que se lee debajo mientras los logos sean de ejemplo').optional(),
        logos: z
          .array(
            z
              .strictObject({
                name: word('el nombre del cliente'),
                file: drawing('«file», el logo', 'logo'),
              })
              .meta({ title: 'Logo', description: 'El nombre del cliente y su dibujo.' }),
          )
          .min(1)
          .max(12)
          .meta({ title: 'Logos', description: 'En el orden en que pasan.' }),
      })
      .meta({ title: 'Clientes', description: 'La tira de logos de la portada.' }),
    proof: proofCopy,
    stores: z
      .strictObject({
        label: word('el nombre del grupo de tiendas'),
        googlePlay: z
          .strictObject({
            cta: ctaId,
            small: word('la línea chica del botón de Google Play'),
            large: word('la línea grande del botón de Google Play'),
            href: placeLink('la dirección en Google Play', 'googlePlay'),
            badge,
          })
          .meta({
            title: 'Google Play',
            description: 'El botón y el enlace a la tienda de Android.',
          }),
        appStore: z
          .strictObject({
            cta: ctaId,
            small: word('la línea chica del botón de App Store'),
            large: word('la línea grande del botón de App Store'),
            href: placeLink('la dirección en App Store', 'appStore'),
            badge,
          })
          .meta({ title: 'App Store', description: 'El botón y el enlace a la tienda de Apple.' }),
      })
      .meta({ title: 'Tiendas', description: 'Los botones de Google Play y App Store.' }),
    whatsapp: z
      .strictObject({
        cta: ctaId,
        label: word('el nombre del botón de WhatsApp'),
        number: phoneNumber('el número de WhatsApp', {
          prefix: '',
          form: 'El número de WhatsApp va solo con cifras (8 a 15), con código de país.',
        }),
        message: chatMessage('el mensaje de WhatsApp'),
        auditsMessage: chatMessage('el mensaje de WhatsApp de la página de auditorías'),
      })
      .meta({
        title: 'WhatsApp',
        description: 'El número y los mensajes con los que empieza la charla.',
      }),
    phone: z
      .strictObject({
        label: word('el título del teléfono'),
        number: phoneDigits,
        display: text('el teléfono como se lee', { max: 24 }).meta({ kind: 'shown phone' }),
      })
      .superRefine(({ number, display }, context) => {
        if (!phoneDigits.safeParse(number).success || readsAs(display, number)) return;
        context.addIssue({
          code: 'custom',
          path: ['display'],
          message: `Se leería un número y se marcaría otro: «display» dice «${display}» y «number», «${number}». Las cifras de «display» son las últimas de «number».`,
        });
      })
      .meta({ title: 'Teléfono', description: 'El que se lee en el pie y en Contacto.' }),
    demoBar: demoBarCopy,
    footer: z
      .strictObject({
        label: word('el nombre del pie para lectores de pantalla'),
        solutionsTitle: word('el título de la lista de soluciones'),
        solutions: z
          .array(
            z
              .strictObject({ label: text('una solución del pie', { max: 60 }), href })
              .meta({ title: 'Solución', description: 'Cómo se lee y adónde lleva.' }),
          )
          .min(1)
          .max(12)
          .meta({ title: 'Soluciones del pie', description: 'Un enlace por elemento.' }),
        navigationTitle: word('el título del menú del pie'),
        contactTitle: word('el título del contacto'),
        phoneCta: trackingId('phoneCta').meta({ title: 'Nombre del teléfono para analítica' }),
        socialTitle: word('el título de las redes'),
        social: z
          .array(
            z
              .strictObject({
                network: z
                  .enum(['instagram', 'linkedin', 'facebook'], {
                    error: expected('«network» tiene que ser instagram, linkedin o facebook.'),
                  })
                  .meta({
                    kind: 'social network',
                    title: 'Red',
                    description: 'De cuál se trata: define el ícono.',
                  }),
                cta: ctaId,
                label: word('el nombre de la red'),
                href: outsideLink('la dirección de la red'),
              })
              .superRefine(({ network, href: address }, context) => {
                const message = placeTrouble(address, network);
                if (message) context.addIssue({ code: 'custom', path: ['href'], message });
              })
              .meta({ title: 'Red social', description: 'Cuál es, cómo se llama y adónde lleva.' }),
          )
          .min(1)
          .max(6)
          .meta({ title: 'Redes', description: 'Una por red, en orden.' }),
        terms: z
          .strictObject({ label: word('el enlace a los términos'), href })
          .meta({ title: 'Términos', description: 'El enlace a los términos y condiciones.' }),
        checklists: z
          .strictObject({ label: word('el enlace a los checklists'), href })
          .meta({ title: 'Checklists', description: 'El enlace a las hojas para imprimir.' }),
        demo: callToAction,
        whatsapp: channelAction,
        rights: text('la línea de derechos', { max: 120 }),
      })
      .meta({ title: 'Pie de página', description: 'Lo que se lee abajo de todo.' }),
    scheduler: z
      .strictObject({
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
      })
      .meta({ title: 'Agenda', description: 'La agenda de reuniones de HubSpot.' }),
    vendorPrivacy: z
      .strictObject({
        label: word('el enlace a la política de privacidad de HubSpot'),
        href: outsideLink('la dirección de la política de privacidad de HubSpot'),
      })
      .meta({
        title: 'Privacidad de HubSpot',
        description: 'La política de quien da la agenda y el formulario.',
      }),
    leadForm: z
      .strictObject({
        portalId: code(
          '«portalId», el número de portal de HubSpot',
          /^\d{4,12}$/,
          '«portalId» son solo cifras, entre comillas.',
        ).meta({ title: 'Número de portal', description: 'El de HubSpot: solo cifras.' }),
        formId: z
          .uuid({ error: expected('«formId» es el código de 36 caracteres que da HubSpot.') })
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
      })
      .meta({
        title: 'Formulario',
        description: 'El formulario de HubSpot de la página de auditorías.',
      }),
    video: z
      .strictObject({
        url: videoUrl('la dirección del video'),
        uploaded: day('«uploaded», el día en que se publicó el video'),
        title: word('el título del video'),
        play: word('el nombre del botón que reproduce el video'),
        alt: alternativeText('la descripción de la imagen del video', { max: 200 }),
        failed: text('el texto que aparece si el video no carga', { max: 120 }),
        cta: ctaId,
      })
      .meta({ title: 'Video', description: 'El video de la portada y de Contacto.' })
      // Where it is watched, what is embedded and its picture all come from its one address.
      .transform(({ url: address, ...video }, context) => {
        const addresses = videoAt(address);
        const servicio = serviceNameAt(address) ?? '';
        if (addresses)
          return { ...video, ...addresses, failed: fillIn(video.failed, { servicio }) };
        context.addIssue({
          code: 'custom',
          path: ['url'],
          message: `No es un video: «${address}».`,
        });
        return z.NEVER;
      }),
    kit: z
      .strictObject({
        note: word('el título de una nota que no trae uno'),
        table: word('cómo se presenta una tabla a quien no la ve'),
        code: word('cómo se presenta un bloque de código a quien no lo ve'),
        done: word('lo que se dice de una tarea hecha a quien no la ve'),
        pending: word('lo que se dice de una tarea por hacer a quien no la ve'),
        footnotes: word('el título de las notas al pie'),
        footnoteBack: word('el enlace que vuelve de una nota al texto, con {nota}').includes(
          '{nota}',
          { error: 'El enlace tiene que incluir «{nota}», que se reemplaza por su número.' },
        ),
      })
      .meta({
        title: 'Componentes de los artículos',
        description: 'Lo que dicen cuando el artículo no dice otra cosa.',
      }),
    editor: z
      .strictObject({
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
      })
      .meta({
        title: 'Editor',
        description: 'Si el editor se publica con el sitio y en qué repositorio guarda.',
      }),
    analytics: z
      .strictObject({
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
        consent: z
          .strictObject({
            title: word('el título del aviso de cookies'),
            text: text('el texto del aviso de cookies', { max: 240 }),
            privacy: z.strictObject({ label: word('el enlace al texto legal'), href }).meta({
              title: 'Texto legal',
              description: 'Dónde se lee qué se hace con los datos.',
            }),
            accept: word('el botón que acepta'),
            reject: word('el botón que rechaza'),
            choose: word('el botón que abre las preferencias'),
            footer: word('el botón del pie que abre las preferencias'),
            preferences: word('el título de las preferencias'),
            save: word('el botón que guarda las preferencias'),
            close: word('el nombre del botón que cierra las preferencias'),
            categories: z
              .strictObject({
                necessary: consentCategory,
                measurement: consentCategory,
                advertising: consentCategory,
              })
              .meta({ title: 'Categorías', description: 'Lo que se puede aceptar por separado.' }),
          })
          .meta({
            title: 'Aviso de cookies',
            description: 'Se muestra solo cuando hay un contenedor.',
          }),
      })
      .meta({
        title: 'Medición',
        description: 'El contenedor de etiquetas de Google y el aviso que pide permiso.',
      }),
  })
  .meta({
    title: 'Datos del sitio',
    description: 'Lo que comparten muchas páginas: marca, menú, pie, cifras y canales de contacto.',
  });
export type Site = z.output<typeof site>;
