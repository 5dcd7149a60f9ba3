import { z } from 'astro/zod';
import { readsAs } from '#lib/phoneNumbers.ts';
import { block, ctaId, text } from '#schemas/fields.ts';
import { phoneNumber } from '#schemas/phone.ts';
import { word } from './words.ts';

const phoneDigits = phoneNumber('el número de teléfono', {
  prefix: '+',
  form: 'El teléfono va con «+» y solo cifras, por ejemplo «+13055550142».',
});

/** What a visitor's chat begins with: WhatsApp shows it, with marks of its own. */
const chatMessage = (what: string) => text(what, { max: 200 }).meta({ kind: 'chat message' });

/** The chat: its number and how it begins. */
export const whatsapp = block(
  'WhatsApp',
  'El número y los mensajes con los que empieza la charla.',
  {
    cta: ctaId,
    label: word('el nombre del botón de WhatsApp'),
    number: phoneNumber('el número de WhatsApp', {
      prefix: '',
      form: 'El número de WhatsApp va solo con cifras (8 a 15), con código de país.',
    }),
    message: chatMessage('el mensaje de WhatsApp'),
    auditsMessage: chatMessage('el mensaje de WhatsApp de la página de auditorías'),
  },
);

/** The telephone: what is read and what is dialled. */
export const phone = z
  .strictObject({
    label: word('el título del teléfono'),
    number: phoneDigits,
    display: text('el teléfono como se lee', { max: 24 }).meta({ kind: 'shown phone' }),
  })
  .superRefine(({ number, display }, context) => {
    if (!phoneDigits.safeParse(number).success || readsAs(display, number)) return;
    context.addIssue({
      code: 'custom',
      path: ['display'],
      message: `Se leería un número y se marcaría otro: «display» dice «${display}» y «number», «${number}». Las cifras de «display» son las últimas de «number».`,
    });
  })
  .meta({ title: 'Teléfono', description: 'El que se lee en el pie y en Contacto.' });
