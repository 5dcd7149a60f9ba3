import { z } from 'astro/zod';
import {
  callToAction,
  channelAction,
  ctaId,
  href,
  outsideLink,
  text,
  trackingId,
} from '#schemas/fields.ts';
import { expected } from '#schemas/messages.ts';
import { placeTrouble } from '#schemas/outside.ts';
import { word } from './words.ts';

/** What stands at the bottom of every page. */
export const footer = z
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
  .meta({ title: 'Pie de página', description: 'Lo que se lee abajo de todo.' });
