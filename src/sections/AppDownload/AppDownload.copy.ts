import type { z } from 'astro/zod';
import {
  callToAction,
  fieldset,
  fieldsets,
  eyebrow,
  list,
  pageTitle,
  titleAndText,
  readAloudHint,
  text,
  title,
} from '#schemas/fields.ts';
import { hour } from '#schemas/network/commonFields.ts';
import { template } from '#schemas/network/template.ts';

const out = text('lo que gana', {
  max: 60,
  hint: 'Al pie, en negrita: por qué le conviene, en pocas palabras. Puede faltar.',
}).optional();

const doorTitle = text('para quién es la puerta', {
  max: 40,
  hint: 'Como lo diría quien lee: «Mi red ya la usa».',
});
const viewer = (what: string) =>
  text(what, { max: 40, hint: 'Pocas palabras: «El supervisor, hoy». Mejor hasta 24.' });

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
    stage: fieldset(
      'Dos pantallas',
      'Lo que va arriba de cada pantalla del encabezado, en el orden en que se leen: quién la mira y cuándo.',
      {
        phone: viewer('quién mira el celular'),
        report: viewer('quién mira el reporte'),
      },
    ),
    doors: fieldset(
      'Dos puertas',
      'Debajo de la bajada: por dónde sigue quien ya tiene una cuenta de su red y por dónde quien todavía no.',
      {
        team: fieldset('Quien ya tiene cuenta', 'Arriba, con los botones de las tiendas.', {
          title: doorTitle,
          text: text('con qué cuenta se entra', {
            max: 120,
            hint: 'Debajo, en una frase: de dónde sale la cuenta.',
          }),
          link: text('el enlace para quien entra por primera vez', {
            max: 60,
            hint: 'Debajo de las tiendas: baja hasta lo que la app pide y lo que no.',
          }),
        }),
        network: fieldset('Quien todavía no', 'Abajo, con el botón de la demo.', {
          title: doorTitle,
          text: text('cómo se consigue la cuenta', {
            max: 120,
            hint: 'Debajo, en una frase: qué hay que hacer para tener la app.',
          }),
          action: callToAction,
        }),
      },
    ),
    code: fieldset(
      'Código QR',
      'Se ve solo en pantallas anchas, para seguir en el celular: abre esta misma página. Se dibuja solo.',
      {
        text: text('lo que va debajo del código QR', {
          max: 60,
          hint: 'Qué hacer con él, en pocas palabras.',
        }),
        alt: text('lo que se lee en voz alta del código', { max: 90, hint: readAloudHint }),
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
      'Una parada por persona que usa la app en los locales: qué ve y qué gana. Dos se leen bien.',
      { min: 1, max: 4 },
      'Persona',
      { ...titleAndText, out },
    ),
    board: fieldset(
      'Quien dirige',
      'La última parada, al lado del puntaje por zona de la red de ejemplo: lo que ve quien dirige la red.',
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
