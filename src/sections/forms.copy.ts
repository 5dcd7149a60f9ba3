import { MAX_INPUT } from '#lib/visitInterval.ts';
import {
  alt,
  block,
  blocks,
  callToAction,
  channelAction,
  chatMessage,
  clause,
  eyebrow,
  headline,
  href,
  list,
  source,
  text,
  title,
  trackingId,
  withPlaceholders,
  word,
} from '#schemas/fields.ts';
import { z } from 'astro/zod';
import { photoFile, plainLink } from './sections.copy.ts';

export const meetingStepsCopy = block('Qué pasa en la reunión', 'Al lado de la agenda.', {
  title,
  steps: list(
    'Pasos',
    'Lo que pasa en la reunión, en orden.',
    { min: 1, max: 5 },
    text('un paso de la reunión', { max: 120 }),
  ),
  registered: text('la frase para quien vino por «Registro»', { max: 160 }),
  host: block('Quién la da', 'Con quién es la reunión. Sin este dato, el lugar se cierra.', {
    name: word('el nombre de quien da la reunión'),
    role: word('su puesto'),
    photo: photoFile.optional(),
  }).optional(),
});
export type MeetingStepsCopy = z.output<typeof meetingStepsCopy>;

export const demoBarCopy = block('Barra del celular', 'Los dos botones que quedan abajo.', {
  label: text('el nombre de la barra, que se lee en voz alta', { max: 40 }),
  demo: callToAction,
  whatsapp: channelAction,
});

const sentence = (what: string) => text(what, { max: 220 });

export const leadFormCopy = block('Formulario', 'Su código está en «Datos del sitio».', {
  title,
  lead: sentence('la entradilla del formulario'),
  loading: sentence('el texto mientras carga el formulario'),
  privacy: sentence('el aviso sobre el servicio externo'),
  failed: sentence('el texto si el formulario no carga'),
  demoCta: trackingId('demoCta').meta({ title: 'Nombre de la demo para analítica' }),
  whatsappCta: trackingId('whatsappCta').meta({ title: 'Nombre de WhatsApp para analítica' }),
  withoutScript: sentence('el texto si el formulario no puede cargar'),
});
export type LeadFormCopy = z.output<typeof leadFormCopy>;

export const loginFormCopy = block('Ingreso', 'Las palabras del panel de ingreso.', {
  title: headline('el título del panel', { max: 60 }),
  email: word('el nombre del campo de correo'),
  password: word('el nombre del campo de contraseña'),
  show: word('el botón que muestra la contraseña'),
  hide: word('el botón que oculta la contraseña'),
  showLabel: word('lo que se lee en voz alta para mostrar la contraseña'),
  hideLabel: word('lo que se lee en voz alta para ocultar la contraseña'),
  shown: word('el aviso de contraseña visible'),
  hidden: word('el aviso de contraseña oculta'),
  accept: word('el texto de la aceptación, antes del enlace'),
  terms: word('el enlace a los términos'),
  termsHref: href,
  submit: word('el botón de ingreso'),
  app: word('la pregunta que va sobre los enlaces a la app'),
  web: word('el enlace al servicio web'),
  ctas: block('Nombres para analítica', 'Uno para cada enlace de abajo del formulario.', {
    googlePlay: trackingId('googlePlay').meta({ title: 'Google Play' }),
    appStore: trackingId('appStore').meta({ title: 'App Store' }),
    web: trackingId('web').meta({ title: 'Servicio web' }),
  }),
  home: word('el nombre del enlace al inicio'),
  alt,
});
export type LoginFormCopy = z.output<typeof loginFormCopy>;

export const questionsCopy = block('Preguntas frecuentes', 'Cada pregunta con su respuesta.', {
  title,
  items: blocks('Preguntas', 'En el orden en que se muestran.', { min: 1, max: 12 }, 'Pregunta', {
    question: text('una pregunta', { max: 120 }),
    answer: text('una respuesta', { max: 500 }),
    clause: clause.optional(),
    source: source.optional(),
    whatsapp: channelAction
      .extend({ message: chatMessage('el mensaje de WhatsApp') })
      .optional()
      .meta({
        title: 'Botón de WhatsApp',
        description: 'Debajo de la respuesta, para pedir lo que el sitio no dice.',
      }),
  }),
});
export type QuestionsCopy = z.output<typeof questionsCopy>;

const wholeNumber = 'Es un número entero, desde 1.';

const field = block('Campo', 'Lo que se pregunta y con qué número empieza.', {
  label: text('el nombre del campo', { max: 30 }),
  start: z
    .int(wholeNumber)
    .min(1, wholeNumber)
    .max(MAX_INPUT, `Admite hasta ${MAX_INPUT}.`)
    .meta({ title: 'Valor inicial', description: 'Con qué número empieza el campo.' }),
});

/** Words of the calculator of how often each branch is visited, with the visitor's own numbers. */
export const visitIntervalCopy = block('Cada cuánto se ve cada local', 'Una cuenta interactiva.', {
  eyebrow,
  title,
  lead: text('la cuenta, en una frase', { max: 240 }),
  branches: field,
  supervisors: field,
  visits: field,
  answer: withPlaceholders('la respuesta', { max: 120 }, 'dias'),
  daily: text('la respuesta cuando da un día o menos', { max: 120 }),
  incomplete: text('lo que se lee mientras falta un número', { max: 120 }),
  example: text('la cuenta de ejemplo que acompaña a la respuesta', { max: 200 }),
  note: text('la aclaración sobre el resultado', { max: 200 }),
  between: block('Los demás días', 'Qué pasa cuando no va nadie, y dónde se ve.', {
    text: text('lo que pasa cuando no va nadie', { max: 200 }),
    link: plainLink,
  }).optional(),
});
export type VisitIntervalCopy = z.output<typeof visitIntervalCopy>;
