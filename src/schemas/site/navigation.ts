import { z } from 'astro/zod';
import {
  fieldset,
  callToAction,
  channelAction,
  ctaId,
  href,
  labelledLink,
  list,
  outsideLink,
  readAloudHint,
  text,
  trackingId,
  url,
  shortText,
} from '#schemas/fields.ts';
import { iconName } from '#schemas/icons.ts';

const variant = z.enum(['link', 'outline', 'solid']).meta({
  title: 'Aspecto',
  description:
    'Cómo se dibuja: link, como un enlace; outline, un botón con borde; solid, un botón relleno. Mejor un solo relleno en la barra.',
});

/** A menu item (spec section 3: Navigation item). `variant` says how it is drawn. */
const navigationItem = fieldset(
  'Entrada del menú',
  'Lo que dice, su ícono, adónde lleva y cómo se dibuja.',
  {
    label: text('el texto del menú', {
      max: 28,
      hint: 'Una o dos palabras. Se lee en la barra, en el menú del celular y en el pie.',
    }),
    icon: iconName,
    href,
    variant,
  },
);
export type NavigationItem = z.output<typeof navigationItem>;

const menuCta = trackingId('menuCta').meta({
  title: 'Nombre para analítica en el menú del celular',
});

/** A menu item that is a call to action. */
const registerItem = navigationItem.extend({ cta: ctaId, menuCta }).meta({
  title: 'Botón de registro',
  description: 'Lo que dice, su ícono, adónde lleva, cómo se dibuja y cómo lo llama analítica.',
});

/** The tracking ids of the login button, whose link depends on the visitor's device. */
const loginCtas = (title: string) =>
  fieldset(
    title,
    'Con los que se cuentan los clics, uno por destino: servicio web, Google Play y App Store.',
    {
      web: trackingId('web').meta({ title: 'En una computadora' }),
      android: trackingId('android').meta({ title: 'En Android' }),
      ios: trackingId('ios').meta({ title: 'En iPhone' }),
    },
  );

/** A link to the answer to a question that visitors ask before a demo. */
const answerItem = callToAction.extend({ icon: iconName, menuCta }).meta({
  title: 'Respuesta',
  description: 'Un enlace a la respuesta de algo que se busca mucho: el precio, las auditorías.',
});

/** The header and the phone's menu. */
export const navigation = fieldset(
  'Menú',
  'La barra de arriba de todas las páginas y el menú del celular, que se abre con un botón.',
  {
    label: shortText('el nombre del menú para lectores de pantalla', readAloudHint),
    home: shortText(
      'lo que dice el logo a un lector de pantalla',
      `Adónde lleva: «Lineo, ir al inicio». ${readAloudHint}`,
    ),
    skip: shortText(
      'el texto del salto al contenido',
      'Aparece al entrar con el teclado, antes que el menú.',
    ),
    menu: shortText('el nombre del botón de menú', `Las tres rayas del celular. ${readAloudHint}`),
    close: shortText('el nombre del botón que cierra el menú', `La cruz. ${readAloudHint}`),
    sections: shortText(
      'el nombre del desplegable de secciones',
      'Donde las entradas no entran en la barra: en una pantalla mediana, o si son muchas. Una palabra.',
    ),
    withoutScript: shortText(
      'el texto del enlace al menú del pie',
      'Lo ve en un celular quien tiene JavaScript apagado, en lugar de las tres rayas.',
    ),
    drawerTitle: shortText('el título del menú', 'Arriba del menú del celular. Una palabra.'),
    navigationTitle: shortText(
      'el título de la parte de navegación',
      'En el menú del celular, antes de las secciones.',
    ),
    accessTitle: shortText(
      'el título de la parte de acceso',
      'En el menú del celular, antes de la demo, el registro y el ingreso.',
    ),
    items: list(
      'Entradas del menú',
      'Las secciones, en el orden en que se muestran. En la barra entran seis, si suman hasta unas 60 letras; con más queda plegada.',
      { min: 1, max: 12 },
      navigationItem,
    ),
    answers: z.array(answerItem).max(3).default([]).meta({
      title: 'Respuestas',
      description:
        'Lo que más se busca, debajo de las secciones en el menú del celular y en el pie. Puede quedar vacía.',
    }),
    demo: callToAction.extend({ menuCta }).meta({
      title: 'Botón a la demo',
      description:
        'En la barra de arriba, y primero en «Acceso» en un celular. En la página a la que lleva no se ve.',
    }),
    register: registerItem,
    login: fieldset(
      'Botón de ingreso',
      'Lo toca quien ya es cliente: abre la tienda de la app en un celular y el servicio web en una computadora.',
      {
        label: text('el texto del botón de ingreso', {
          max: 28,
          hint: 'En la barra y en el menú del celular. Una palabra.',
        }),
        icon: iconName,
        variant,
        ctas: loginCtas('Nombres para analítica'),
        menuCtas: loginCtas('Nombres para analítica en el menú del celular'),
        webService: url('la dirección del servicio web').meta({
          description: 'Adonde se entra con usuario y contraseña. Empieza por «https://».',
        }),
      },
    ),
  },
);

const isAddressOf = (network: string, address: string) =>
  new RegExp(`^https://(?:[\\w-]+\\.)*${network}\\.com(?:/|$)`).test(address);

/** The footer of every page. */
export const footer = fieldset(
  'Pie de página',
  'Lo que se lee abajo de todo, en todas las páginas.',
  {
    label: shortText('el nombre del pie para lectores de pantalla', readAloudHint),
    solutionsTitle: shortText('el título de la lista de soluciones', 'Una o dos palabras.'),
    solutions: list(
      'Soluciones del pie',
      'Los enlaces a las partes de /soluciones, en orden. Si se suma o se saca una solución, también acá.',
      { min: 1, max: 12 },
      labelledLink(
        'Solución',
        'Cómo se lee y adónde lleva: «/soluciones#tareas».',
        text('una solución del pie', {
          max: 60,
          hint: 'Qué se gana, en pocas palabras. Mejor hasta 30.',
        }),
      ),
    ),
    navigationTitle: shortText(
      'el título del menú del pie',
      'Arriba de las entradas del menú, que se repiten solas.',
    ),
    contactTitle: shortText(
      'el título del contacto',
      'Arriba del teléfono y las redes. También nombra al botón flotante de WhatsApp para un lector de pantalla.',
    ),
    phoneCta: trackingId('phoneCta').meta({ title: 'Nombre del teléfono para analítica' }),
    socialTitle: shortText('el título de las redes', readAloudHint),
    social: list(
      'Redes',
      'Los dibujos que llevan a cada red, en orden.',
      { min: 1, max: 3 },
      z
        .strictObject({
          network: z.enum(['instagram', 'linkedin', 'facebook']).meta({
            kind: 'social network',
            title: 'Red',
            description: 'De cuál se trata: define el ícono, y la dirección tiene que ser de ahí.',
          }),
          cta: ctaId,
          label: shortText(
            'el nombre de la red',
            `El ícono no dice nada por sí solo. ${readAloudHint}`,
          ),
          href: outsideLink('la dirección de la red').meta({
            description: 'La de la cuenta, como la muestra el navegador. Empieza por «https://».',
          }),
        })
        .refine(({ network, href: address }) => isAddressOf(network, address), {
          path: ['href'],
          error: ({ input }) =>
            `Acá va una dirección de ${(input as { network: string }).network}.com, la red que dice «network».`,
        })
        .meta({ title: 'Red social', description: 'Cuál es, cómo se llama y adónde lleva.' }),
    ),
    terms: labelledLink(
      'Términos',
      'El enlace a los términos y condiciones, al final de la lista de secciones.',
      shortText('el enlace a los términos'),
    ),
    checklists: labelledLink(
      'Checklists',
      'El enlace a las hojas para imprimir, en la lista de secciones.',
      shortText('el enlace a los checklists'),
    ),
    demo: callToAction.meta({
      title: 'Botón a la demo',
      description: 'Debajo del logo. En la página a la que lleva no se ve.',
    }),
    whatsapp: channelAction.meta({ description: 'Al lado del otro, debajo del logo.' }),
    rights: text('la línea de derechos', {
      max: 120,
      hint: 'El último renglón: «© Lineo». Sin el año no hay que cambiarla.',
    }),
  },
);
