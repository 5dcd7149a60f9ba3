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
  text,
  trackingId,
  url,
  word,
} from '#schemas/fields.ts';
import { iconName } from '#schemas/icons.ts';

const variant = z
  .enum(['link', 'outline', 'solid'])
  .meta({ title: 'Aspecto', description: 'Cómo se dibuja: como enlace, con borde o relleno.' });

/** A menu item (spec section 3: Navigation item). `variant` says how it is drawn. */
const navigationItem = fieldset('Entrada del menú', 'Lo que dice, adónde lleva y su dibujo.', {
  label: text('el texto del menú', { max: 28 }),
  icon: iconName,
  href,
  variant,
});
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
  fieldset(title, 'Uno por destino: servicio web, Google Play y App Store.', {
    web: trackingId('web').meta({ title: 'En una computadora' }),
    android: trackingId('android').meta({ title: 'En Android' }),
    ios: trackingId('ios').meta({ title: 'En iPhone' }),
  });

/** A link to the answer to a question that visitors ask before a demo. */
const answerItem = callToAction.extend({ icon: iconName, menuCta }).meta({
  title: 'Respuesta',
  description: 'Lo que dice, su ícono, adónde lleva y cómo lo llama analítica en el pie.',
});

/** The header and the phone's menu. */
export const navigation = fieldset('Menú', 'La barra de arriba y el menú del celular.', {
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
  items: list(
    'Entradas del menú',
    'En el orden en que se muestran.',
    { min: 1, max: 12 },
    navigationItem,
  ),
  answers: z.array(answerItem).max(3).default([]).meta({
    title: 'Respuestas',
    description: 'Debajo de las secciones, en el menú del celular y en el pie.',
  }),
  demo: callToAction.extend({ menuCta }).meta({
    title: 'Botón a la demo',
    description: 'Está en la barra cuando no se ve otro, y primero en «Acceso» en un celular.',
  }),
  register: registerItem,
  login: fieldset('Botón de ingreso', 'Abre la tienda en un celular y la web en una computadora.', {
    label: text('el texto del botón de ingreso', { max: 28 }),
    icon: iconName,
    variant,
    ctas: loginCtas('Nombres para analítica'),
    menuCtas: loginCtas('Nombres para analítica en el menú del celular'),
    webService: url('la dirección del servicio web'),
  }),
});

const isAddressOf = (network: string, address: string) =>
  new RegExp(`^https://(?:[\\w-]+\\.)*${network}\\.com(?:/|$)`).test(address);

/** The footer of every page. */
export const footer = fieldset('Pie de página', 'Lo que se lee abajo de todo.', {
  label: word('el nombre del pie para lectores de pantalla'),
  solutionsTitle: word('el título de la lista de soluciones'),
  solutions: list(
    'Soluciones del pie',
    'Un enlace por elemento.',
    { min: 1, max: 12 },
    labelledLink('Solución', 'Cómo se lee y adónde lleva.', 'una solución del pie', 60),
  ),
  navigationTitle: word('el título del menú del pie'),
  contactTitle: word('el título del contacto'),
  phoneCta: trackingId('phoneCta').meta({ title: 'Nombre del teléfono para analítica' }),
  socialTitle: word('el título de las redes'),
  social: list(
    'Redes',
    'Una por red, en orden.',
    { min: 1, max: 3 },
    z
      .strictObject({
        network: z.enum(['instagram', 'linkedin', 'facebook']).meta({
          kind: 'social network',
          title: 'Red',
          description: 'De cuál se trata: define el ícono.',
        }),
        cta: ctaId,
        label: word('el nombre de la red'),
        href: outsideLink('la dirección de la red'),
      })
      .refine(({ network, href: address }) => isAddressOf(network, address), {
        path: ['href'],
        error: ({ input }) =>
          `Acá va una dirección de ${(input as { network: string }).network}.com, la red que dice «network».`,
      })
      .meta({ title: 'Red social', description: 'Cuál es, cómo se llama y adónde lleva.' }),
  ),
  terms: labelledLink('Términos', 'Los términos y condiciones.', 'el enlace a los términos'),
  checklists: labelledLink('Checklists', 'Las hojas para imprimir.', 'el enlace a los checklists'),
  demo: callToAction,
  whatsapp: channelAction,
  rights: text('la línea de derechos', { max: 120 }),
});
