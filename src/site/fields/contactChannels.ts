import { z } from 'astro/zod';
import {
  fieldset,
  chatMessage,
  matching,
  readAloudHint,
  text,
  shortText,
} from '#schemas/fields.ts';
import { ctaId, trackingId } from '#schemas/links.ts';
import { refuseLocalPrefixes } from './refuseLocalPrefixes.ts';

/** The chat: its number and how it begins. */
export const whatsapp = fieldset(
  'WhatsApp',
  'El número que atiende y los mensajes con los que empieza la charla. De acá salen todos los botones de WhatsApp.',
  {
    cta: ctaId,
    pictureCta: trackingId('pictureCta').meta({
      title: 'Nombre para analítica en un celular',
    }),
    label: shortText(
      'el nombre del botón de WhatsApp',
      `El botón redondo que flota. ${readAloudHint}`,
    ),
    number: matching(
      'el número de WhatsApp',
      /^[1-9]\d{7,14}$/,
      'El número de WhatsApp va solo con cifras (8 a 15), con código de país: de un celular argentino, 549, la característica sin 0 y el número sin 15, por ejemplo «5493514120777».',
    )
      .superRefine(refuseLocalPrefixes)
      .meta({ kind: 'phone' }),
    message: chatMessage(
      'el mensaje de WhatsApp',
      'Viene escrito al abrirse el chat desde casi todas las páginas, y quien lo manda lo puede cambiar. Va con sus palabras: «Hola, quiero…».',
    ),
    auditsMessage: chatMessage(
      'el mensaje de WhatsApp de la página de auditorías',
      'El mismo, desde /landing/auditorias: dice de dónde viene la consulta.',
    ),
  },
);

/** The telephone: the number as visitors read it, and the number to dial. */
export const phone = z
  .strictObject({
    label: shortText('el título del teléfono', `En el pie, antes del número. ${readAloudHint}`),
    number: matching(
      'el número de teléfono',
      /^\+[1-9]\d{7,14}$/,
      'El teléfono va con «+» y solo cifras (8 a 15), con código de país, por ejemplo «+13055550142».',
    )
      .superRefine(refuseLocalPrefixes)
      .meta({ kind: 'phone' }),
    display: text('el teléfono como se lee', {
      max: 24,
      hint: 'El mismo número, con espacios, paréntesis o guiones: sus cifras son las últimas del otro.',
    }).meta({ kind: 'shown phone' }),
  })
  .refine(
    ({ number, display }) => {
      const shown = display.replace(/\D/g, '');
      return !/^\+\d+$/.test(number) || (shown && number.endsWith(shown));
    },
    {
      path: ['display'],
      error:
        'Se leería un número y se marcaría otro: las cifras de «display» son las últimas de «number», sin un 0 adelante ni un 15 en el medio.',
    },
  )
  .meta({ title: 'Teléfono', description: 'El que se lee y se marca en el pie y en /contacto.' });
