import { z } from 'astro/zod';
import {
  block,
  callToAction,
  channelAction,
  ctaId,
  href,
  list,
  outsideLink,
  text,
  trackingId,
} from '#schemas/fields.ts';
import { expected } from '#schemas/messages.ts';
import { word } from './words.ts';

/** What stands at the bottom of every page. */
export const footer = block('Pie de página', 'Lo que se lee abajo de todo.', {
  label: word('el nombre del pie para lectores de pantalla'),
  solutionsTitle: word('el título de la lista de soluciones'),
  solutions: list(
    'Soluciones del pie',
    'Un enlace por elemento.',
    { min: 1, max: 12 },
    block('Solución', 'Cómo se lee y adónde lleva.', {
      label: text('una solución del pie', { max: 60 }),
      href,
    }),
  ),
  navigationTitle: word('el título del menú del pie'),
  contactTitle: word('el título del contacto'),
  phoneCta: trackingId('phoneCta').meta({ title: 'Nombre del teléfono para analítica' }),
  socialTitle: word('el título de las redes'),
  social: list(
    'Redes',
    'Una por red, en orden.',
    { min: 1, max: 6 },
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
        const host = new RegExp(`^https://(?:[\\w-]+\\.)*${network}\\.com(?:/|$)`);
        if (host.test(address)) return;
        const message = `Acá va una dirección de ${network}.com, la red que dice «network». Se encontró «${address}».`;
        context.addIssue({ code: 'custom', path: ['href'], message });
      })
      .meta({ title: 'Red social', description: 'Cuál es, cómo se llama y adónde lleva.' }),
  ),
  terms: block('Términos', 'El enlace a los términos y condiciones.', {
    label: word('el enlace a los términos'),
    href,
  }),
  checklists: block('Checklists', 'El enlace a las hojas para imprimir.', {
    label: word('el enlace a los checklists'),
    href,
  }),
  demo: callToAction,
  whatsapp: channelAction,
  rights: text('la línea de derechos', { max: 120 }),
});
