import type { z } from 'astro/zod';
import { day } from '#schemas/day.ts';
import { plainLink } from '#schemas/links.ts';
import {
  fieldset,
  fieldsets,
  list,
  photoFile,
  shortText,
  text,
  title,
  withPlaceholders,
} from '#schemas/fields.ts';
import { channelAction, ctaId, trackingId } from '#schemas/links.ts';

const sentence = (what: string, hint: string) => text(what, { max: 200, hint });

export const schedulerCopy = fieldset(
  'Agenda',
  'Lo que rodea a la agenda de HubSpot, en /contacto. Su dirección está en «Datos del sitio».',
  {
    title,
    host: fieldset(
      'Quién la da',
      'Arriba de los días: con quién es la reunión. Sin este dato, el lugar se cierra.',
      {
        name: shortText(
          'el nombre de quien da la reunión',
          'En negrita. Mientras no se sepa quién es, lo que vale para cualquiera: «Te atiende quien arma tu propuesta».',
        ),
        role: shortText(
          'el puesto de quien da la reunión',
          'Debajo del nombre: el puesto y, si entra, qué puede esperar quien reserva. Mejor hasta 50.',
        ),
        photo: photoFile.optional(),
      },
    ).optional(),
    loading: sentence(
      'el texto mientras carga la agenda',
      'Se ve unos segundos, debajo de un mes en blanco: «Cargando los horarios…».',
    ),
    open: fieldset(
      'Enlace a la agenda',
      'Se ve junto a la agenda y la abre en otra pestaña, por si adentro de la página no anda.',
      {
        cta: ctaId,
        label: text('el enlace a la agenda', {
          max: 60,
          hint: 'Que diga que se abre en otra pestaña.',
        }),
      },
    ),
    whatsapp: channelAction.meta({
      description:
        'Está en «Otros contactos», debajo de la agenda, con el número de «Datos del sitio».',
    }),
    withoutCalendar: fieldset(
      'Si la agenda no carga',
      'Lo que ocupa su lugar: los próximos diez días hábiles, con los que no se atiende apagados, y sus horarios, para elegir uno de cada uno y cerrarlo por WhatsApp, y no perder a quien ya quería la demo.',
      {
        next: text('qué pasa después', {
          max: 90,
          hint: 'Debajo del mensaje, una sola vez en la página: que se contesta con la hora, y qué más llega. Mejor hasta 55.',
        }),
        day: text('el nombre de los días', {
          max: 40,
          hint: 'Lo dice un lector de pantalla al llegar a los días: «Día». A la vista está el título de la agenda.',
        }),
        time: text('el nombre de los horarios', {
          max: 30,
          hint: 'Lo dice un lector de pantalla al llegar a los horarios: «Horario».',
        }),
        times: list(
          'Horarios',
          'Valen para todos los días, que salen solos, desde mañana, sin fines de semana ni días sin atención. El primero viene elegido.',
          { min: 1, max: 3 },
          channelAction.extend({
            label: text('el nombre del horario', { max: 16, hint: 'Una palabra: «Mañana».' }),
            hours: text('de qué hora a qué hora', {
              max: 16,
              hint: 'Debajo del nombre: «9 a 13 h».',
            }),
            phrase: text('el horario, dentro de una frase', {
              max: 40,
              hint: 'En el resumen y en el mensaje, después del día: «a la mañana».',
            }),
          }),
        ),
        daysOff: fieldsets(
          'Días sin atención',
          'Feriados y vacaciones: /contacto los muestra apagados, con su palabra, y no se pueden elegir. Pueden faltar.',
          { min: 0, max: 4 },
          'Días con una misma palabra',
          {
            word: text('la palabra', { max: 8, hint: 'Debajo del día: «Feriado», «Cerrado».' }),
            days: list(
              'Los días',
              'Uno por renglón, AAAA-MM-DD; sábados y domingos no hacen falta.',
              { min: 1, max: 60 },
              day('un día sin atención', 'Por ejemplo, 2026-12-08.'),
            ),
          },
        ).default([]),
        optional: text('que un dato puede faltar', {
          max: 14,
          hint: 'En chico, al lado del nombre de cada dato: «(opcional)».',
        }),
        branches: fieldset(
          'Cantidad de locales',
          'Un número que se puede dejar en blanco. Quien viene de la cuenta de la portada lo encuentra completo.',
          {
            label: text('el nombre del número', {
              max: 24,
              hint: 'Arriba del número: «Locales». Mejor hasta 9.',
            }),
            example: text('un ejemplo', {
              max: 12,
              hint: 'En gris, hasta que hay un número: «Ej.: 21».',
            }),
            sentence: withPlaceholders(
              'el número, en el mensaje',
              { max: 60, hint: 'Un renglón del mensaje, si hay un número.' },
              'locales',
            ),
          },
        ),
        problem: fieldset(
          'El caso',
          'Unas palabras que se pueden dejar en blanco: lo que quien pide la demo quiere ver resuelto.',
          {
            label: text('el nombre del caso', {
              max: 24,
              hint: 'Arriba del renglón: «Qué falló». Mejor hasta 9.',
            }),
            example: text('un ejemplo', {
              max: 18,
              hint: 'En gris, hasta que hay algo escrito: «Ej.: la heladera».',
            }),
            sentence: withPlaceholders(
              'el caso, en el mensaje',
              { max: 60, hint: 'Un renglón del mensaje, si hay algo escrito.' },
              'caso',
            ),
          },
        ),
        message: withPlaceholders(
          'el mensaje de WhatsApp',
          {
            max: 200,
            hint: 'Viene escrito al abrirse el chat, con lo elegido. {momento} es «martes 1 de diciembre, a la mañana» o, donde los días no se pueden calcular, «a la mañana».',
          },
          'momento',
        ).meta({ kind: 'chat message' }),
        chosen: text('lo que va arriba del mensaje', {
          max: 60,
          hint: 'El mensaje se lee entero antes de mandarlo, con el día y el horario elegidos, que al principio son los primeros: «Tu mensaje ya está escrito».',
        }),
        send: text('el botón que abre el chat', {
          max: 40,
          hint: 'Arriba del mensaje: «Pedir este día por WhatsApp».',
        }),
      },
    ),
    privacy: sentence(
      'el aviso sobre el servicio externo',
      'En letra chica, debajo de la agenda y solo si está: de quién es. Sigue el enlace a su política de privacidad.',
    ),
    failed: sentence(
      'el texto si la agenda no carga',
      'En letra chica, debajo de los días y al lado del enlace a la agenda: para qué abrirla. Pocas palabras.',
    ),
    booked: sentence(
      'el aviso de reserva hecha',
      'En lugar de la agenda, cuando la reunión quedó reservada: qué va a llegar y por dónde.',
    ),
    home: fieldset('Botón de vuelta', 'Debajo del aviso de reserva hecha. Lleva a la portada.', {
      label: text('el botón que vuelve al inicio', { max: 40 }),
    }),
    meanwhile: fieldset(
      'Mientras tanto',
      'Debajo del aviso de reserva hecha: qué mirar hasta el día de la reunión.',
      {
        title: text('el título de lo que se puede leer hasta la reunión', { max: 60 }),
        links: list(
          'Enlaces',
          'Páginas del sitio que sirven para llegar con preguntas.',
          { min: 1, max: 3 },
          plainLink,
        ),
      },
    ),
    other: fieldset(
      'Otros contactos',
      'En un renglón, al pie de la agenda o de los días, para quien prefiere escribir o llamar. El teléfono está en «Datos del sitio».',
      {
        title: text('el título de los otros contactos', { max: 60 }),
        text: sentence(
          'el texto de los otros contactos',
          'En letra chica, debajo del teléfono y del WhatsApp: cuándo se responde.',
        ),
        phoneCta: trackingId('phoneCta').meta({ title: 'Nombre del teléfono para analítica' }),
      },
    ),
  },
);
export type SchedulerCopy = z.output<typeof schedulerCopy>;
