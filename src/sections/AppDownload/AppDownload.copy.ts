import { z } from 'astro/zod';
import {
  callToAction,
  fieldset,
  fieldsets,
  eyebrow,
  list,
  pageTitle,
  plainLink,
  titleAndText,
  readAloudHint,
  text,
  title,
} from '#schemas/fields.ts';
import { hour } from '#schemas/network/commonFields.ts';
import { evidenceName } from '#schemas/network/evidence.ts';
import { personScreenNames } from '#schemas/network/screenNames.ts';
import { template } from '#schemas/network/template.ts';

const out = text('lo que gana', {
  max: 60,
  hint: 'Al pie, en negrita: por qué le conviene, en pocas palabras. Puede faltar.',
}).optional();

/** What the app shows before, during and after the time without signal. */
const momentScreen = fieldset(
  'Pantalla',
  'El pedazo de la app que se ve debajo del momento, con la red de ejemplo.',
  {
    title: template('dónde está quien audita', {
      max: 24,
      hint: 'Arriba: la parte del local, «Depósito», o {sucursal}.',
    }),
    hour,
    rows: list(
      'Renglones',
      'Lo que la app tiene en ese momento, cada uno con su tilde. Tres en cada pantalla quedan parejas.',
      { min: 1, max: 4 },
      template('un renglón', { max: 40, hint: 'En pocas palabras. Mejor hasta 30.' }),
    ),
    state: text('en qué quedó', {
      max: 30,
      hint: 'Al pie, en negrita: «Guardado en el teléfono». Mejor hasta 24.',
    }),
    note: text('qué pasa después', { max: 40, hint: 'Debajo de en qué quedó, en letra chica.' }),
  },
);

export const appDownloadCopy = fieldset(
  'Página de la app',
  'Lo que se lee en /app. Los enlaces a las tiendas están en «Datos del sitio».',
  {
    eyebrow,
    title: pageTitle,
    lead: text('la bajada de la app', {
      max: 260,
      hint: 'Debajo del título: para quién es y qué resuelve. Mejor hasta 160: en un celular son unos cuatro renglones.',
    }),
    photos: list(
      'Evidencias',
      'Las fotos que rodean al celular del encabezado, con su sello: la de la falla y la del arreglo. Son de la red de ejemplo (red.yaml, en «evidence»).',
      { min: 1, max: 2 },
      evidenceName,
    ),
    account: text('quién puede usar la app', {
      max: 120,
      hint: 'En letra chica, debajo de los botones de las tiendas.',
    }),
    withoutAccount: callToAction.extend({ label: plainLink.shape.label }).meta({
      title: 'Enlace para quien no tiene cuenta',
      description: 'En letra chica, debajo de quién puede usar la app.',
    }),
    door: text('el enlace para el encargado', {
      max: 90,
      hint: 'Debajo del anterior: baja hasta lo que la app le pide a un encargado.',
    }),
    codes: fieldset(
      'Códigos QR',
      'Se ven solo en pantallas anchas, para pasar al celular. Se dibujan solos con los enlaces a las tiendas.',
      {
        text: text('lo que va junto a los códigos QR', {
          max: 120,
          hint: 'Qué hacer con ellos, en una frase.',
        }),
        googlePlay: text('lo que se lee en voz alta del código de Google Play', {
          max: 90,
          hint: readAloudHint,
        }),
        appStore: text('lo que se lee en voz alta del código de App Store', {
          max: 90,
          hint: readAloudHint,
        }),
      },
    ),
    offline: fieldset(
      'Sin señal',
      'Qué hace la app donde no hay señal, sobre una línea que ahí se corta y después sigue.',
      {
        eyebrow,
        title,
        steps: fieldsets(
          'Momentos',
          'Antes, durante y después de quedarse sin señal. La línea se corta en el segundo.',
          { min: 3, max: 3 },
          'Momento',
          { ...titleAndText, screen: momentScreen },
        ),
      },
    ),
    featuresTitle: title.meta({ title: 'Título de lo que ve cada uno' }),
    features: fieldsets(
      'Lo que ve cada uno',
      'Una tarjeta por persona que usa la app en los locales, con su pantalla: qué ve y qué gana. Dos se leen bien.',
      { min: 1, max: 4 },
      'Persona',
      {
        ...titleAndText,
        out,
        screen: z.enum(personScreenNames).meta({
          title: 'Pantalla',
          description:
            'La de al lado, con la red de ejemplo (red.yaml): pending es la tarea del encargado, con su foto y su fecha, y route, el recorrido de hoy.',
        }),
      },
    ),
    board: fieldset(
      'Quien dirige',
      'Al lado de las personas, arriba del puntaje por zona de la red de ejemplo: lo que ve quien dirige la red.',
      {
        title,
        text: text('lo que ve quien dirige', {
          max: 200,
          hint: 'Qué mirar en la lista de abajo, en una o dos frases.',
        }),
        out,
      },
    ),
  },
);
export type AppDownloadCopy = z.output<typeof appDownloadCopy>;
