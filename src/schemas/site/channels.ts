import { z } from 'astro/zod';
import { block, code, ctaId, text, trackingId } from '#schemas/fields.ts';
import { word } from './words.ts';

/** What a visitor's chat begins with: WhatsApp shows it, with marks of its own. */
const chatMessage = (what: string) => text(what, { max: 200 }).meta({ kind: 'chat message' });

/** The chat: its number and how it begins. */
export const whatsapp = block(
  'WhatsApp',
  'El número y los mensajes con los que empieza la charla.',
  {
    cta: ctaId,
    pictureCta: trackingId('pictureCta').meta({ title: 'Nombre para analítica en un celular' }),
    label: word('el nombre del botón de WhatsApp'),
    number: code(
      'el número de WhatsApp',
      /^[1-9]\d{7,14}$/,
      'El número de WhatsApp va solo con cifras (8 a 15), con código de país, por ejemplo «13055550142».',
    ).meta({ kind: 'phone' }),
    message: chatMessage('el mensaje de WhatsApp'),
    auditsMessage: chatMessage('el mensaje de WhatsApp de la página de auditorías'),
  },
);

/** The telephone: what is read and what is dialled. */
export const phone = z
  .strictObject({
    label: word('el título del teléfono'),
    number: code(
      'el número de teléfono',
      /^\+[1-9]\d{7,14}$/,
      'El teléfono va con «+» y solo cifras (8 a 15), con código de país, por ejemplo «+13055550142».',
    ).meta({ kind: 'phone' }),
    display: text('el teléfono como se lee', { max: 24 }).meta({ kind: 'shown phone' }),
  })
  .superRefine(({ number, display }, context) => {
    const shown = display.replace(/\D/g, '');
    const isDialled = /^\+\d+$/.test(number);
    if (!isDialled || (shown && number.endsWith(shown))) return;
    context.addIssue({
      code: 'custom',
      path: ['display'],
      message: `Se leería un número y se marcaría otro: «display» dice «${display}» y «number», «${number}». Las cifras de «display» son las últimas de «number».`,
    });
  })
  .meta({ title: 'Teléfono', description: 'El que se lee en el pie y en Contacto.' });
