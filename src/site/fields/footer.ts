import { z } from 'astro/zod';
import { fieldset, list, readAloudHint, text, shortText } from '#schemas/fields.ts';
import {
  callToAction,
  channelAction,
  ctaId,
  labelledLink,
  outsideLink,
  trackingId,
} from '#schemas/links.ts';

/** Whether an address is one of the social network's. */
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
