import { z } from 'astro/zod';
import { channelAction, ctaId, href, text, title, trackingId } from '#schemas/fields.ts';

const sentence = (what: string) => text(what, { max: 200 });

/** Words around the meeting scheduler; its address is in `site.yaml`. */
export const schedulerCopy = z
  .strictObject({
    title,
    lead: sentence('la entradilla de la agenda'),
    loading: sentence('el texto mientras carga la agenda'),
    open: z
      .strictObject({ cta: ctaId, label: text('el enlace a la agenda', { max: 60 }) })
      .meta({ title: 'Enlace a la agenda', description: 'Lleva a la agenda en otra pestaña.' }),
    whatsapp: channelAction,
    privacy: sentence('el aviso sobre el servicio externo'),
    failed: sentence('el texto si la agenda no carga'),
    booked: sentence('el aviso de reserva hecha'),
    home: z
      .strictObject({ label: text('el botón que vuelve al inicio', { max: 40 }) })
      .meta({ title: 'Botón de vuelta', description: 'Aparece cuando la reserva quedó hecha.' }),
    meanwhile: z
      .strictObject({
        title: text('el título de lo que se puede leer hasta la reunión', { max: 60 }),
        links: z
          .array(
            z
              .strictObject({ label: text('el texto del enlace', { max: 80 }), href })
              .meta({ title: 'Enlace', description: 'Qué se lee y dónde está.' }),
          )
          .min(1)
          .max(3)
          .meta({ title: 'Enlaces', description: 'Qué leer hasta la reunión.' }),
      })
      .meta({ title: 'Mientras tanto', description: 'Aparece cuando la reserva quedó hecha.' }),
    other: z
      .strictObject({
        title: text('el título de los otros contactos', { max: 60 }),
        text: sentence('el texto de los otros contactos'),
        phoneCta: trackingId('phoneCta'),
      })
      .meta({ title: 'Otros contactos', description: 'Lo que acompaña a WhatsApp y al teléfono.' }),
  })
  .meta({
    title: 'Agenda',
    description: 'Las palabras alrededor de la agenda. Su dirección está en «Datos del sitio».',
  });
export type SchedulerCopy = z.output<typeof schedulerCopy>;
