import { z } from 'astro/zod';
import { MAX_INPUT } from '#lib/coverage.ts';
import {
  callToAction,
  channelAction,
  chatMessage,
  eyebrow,
  fieldset,
  plainLink,
  text,
  title,
  withPlaceholders,
} from '#schemas/fields.ts';

const wholeNumber = 'Es un número entero, desde 1.';

const field = fieldset('Campo', 'Lo que se pregunta y con qué número empieza.', {
  label: text('el nombre del campo', { max: 40 }),
  start: z
    .int(wholeNumber)
    .min(1, wholeNumber)
    .max(MAX_INPUT, `Admite hasta ${MAX_INPUT}.`)
    .meta({
      title: 'Valor inicial',
      description: `Con qué número empieza el campo, de 1 a ${MAX_INPUT}. Con él se arma la respuesta que se ve antes de tocar nada.`,
    }),
});

/** The sentences of the result. The first of `unseen`, `oneUnseen` and `allSeen` shows its first number huge. */
export const coverageTexts = fieldset(
  'Respuestas',
  'Las frases que se arman con los números de quien visita. Entre llaves va un número que se calcula solo.',
  {
    unseen: withPlaceholders('cuántos locales no ven a nadie', { max: 120 }, 'sinVisita'),
    oneUnseen: withPlaceholders('lo mismo cuando es uno solo', { max: 120 }, 'sinVisita'),
    allSeen: withPlaceholders(
      'lo que se dice cuando alguien pasa por todos',
      { max: 120 },
      'locales',
    ),
    interval: withPlaceholders('cada cuánto pasa alguien por cada local', { max: 120 }, 'dias'),
    daily: text('lo mismo cuando da un día o menos', { max: 120 }),
    monthly: withPlaceholders('cuántas horas por mes se pasan en limpio', { max: 120 }, 'horas'),
    sum: withPlaceholders('la cuenta, a la vista', { max: 160 }, 'visitasPorSemana'),
    groups: withPlaceholders(
      'cuántos locales vale cada dibujo en una red grande',
      { max: 80 },
      'localesPorDibujo',
    ),
    incomplete: text('lo que se lee mientras falta un número', { max: 120 }),
    account: withPlaceholders(
      'los números en una frase, para WhatsApp y para la página de contacto',
      { max: 120 },
      'locales',
      'supervisores',
      'visitas',
    ),
    accountHours: withPlaceholders('la frase de las horas, que sigue a esa', { max: 80 }, 'horas'),
  },
);

/** Words of the calculator of how many branches nobody sees in a week, with the visitor's own numbers. */
export const coverageCopy = fieldset(
  'La cuenta de los locales que no ve nadie',
  'Una cuenta con los números de quien visita la página, que la puede llevar a la demo.',
  {
    eyebrow,
    title,
    lead: text('la cuenta, en una frase', { max: 240 }),
    branches: field,
    supervisors: field,
    visits: field,
    hours: field,
    texts: coverageTexts,
    example: text('la cuenta de ejemplo que se lee sin JavaScript', { max: 200 }),
    note: text('qué supone la cuenta, en letra chica', { max: 200 }),
    action: callToAction,
    whatsapp: channelAction,
    message: chatMessage('el comienzo del mensaje de WhatsApp, antes de los números'),
    between: fieldset('Los demás días', 'Qué pasa cuando no va nadie, y dónde se ve.', {
      text: text('lo que pasa cuando no va nadie', { max: 200 }),
      link: plainLink,
    }).optional(),
  },
);
export type CoverageCopy = z.output<typeof coverageCopy>;
