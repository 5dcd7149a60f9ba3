import type { z } from 'astro/zod';
import { plainLink } from '#schemas/fields.ts';
import {
  fieldset,
  channelAction,
  chatMessage,
  ctaId,
  list,
  text,
  title,
  trackingId,
} from '#schemas/fields.ts';

const sentence = (what: string) => text(what, { max: 200 });

export const schedulerCopy = fieldset('Agenda', 'Su dirección está en «Datos del sitio».', {
  title,
  lead: sentence('la entradilla de la agenda'),
  loading: sentence('el texto mientras carga la agenda'),
  open: fieldset('Enlace a la agenda', 'Lleva a la agenda en otra pestaña.', {
    cta: ctaId,
    label: text('el enlace a la agenda', { max: 60 }),
  }),
  whatsapp: channelAction,
  otherwise: fieldset(
    'Si la agenda no carga',
    'Lo que ocupa su lugar: un momento del día, que se cierra por WhatsApp.',
    {
      text: sentence('la invitación a elegir un momento'),
      times: list(
        'Momentos',
        'Un botón de WhatsApp cada uno.',
        { min: 1, max: 3 },
        channelAction.extend({ message: chatMessage('el mensaje de WhatsApp') }),
      ),
      promise: sentence('lo que se lleva quien hace la demo'),
    },
  ),
  privacy: sentence('el aviso sobre el servicio externo'),
  failed: sentence('el texto si la agenda no carga'),
  booked: sentence('el aviso de reserva hecha'),
  home: fieldset('Botón de vuelta', 'Aparece cuando la reserva quedó hecha.', {
    label: text('el botón que vuelve al inicio', { max: 40 }),
  }),
  meanwhile: fieldset('Mientras tanto', 'Aparece cuando la reserva quedó hecha.', {
    title: text('el título de lo que se puede leer hasta la reunión', { max: 60 }),
    links: list('Enlaces', 'Qué leer hasta la reunión.', { min: 1, max: 3 }, plainLink),
  }),
  other: fieldset('Otros contactos', 'Lo que acompaña a WhatsApp y al teléfono.', {
    title: text('el título de los otros contactos', { max: 60 }),
    text: sentence('el texto de los otros contactos'),
    phoneCta: trackingId('phoneCta'),
  }),
});
export type SchedulerCopy = z.output<typeof schedulerCopy>;
