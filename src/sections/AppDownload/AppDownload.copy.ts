import type { z } from 'astro/zod';
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
import { evidenceName } from '#schemas/network/evidence.ts';
import { iconName } from '#schemas/icons.ts';

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
          titleAndText,
        ),
      },
    ),
    featuresTitle: title.meta({ title: 'Título de lo que ve cada uno' }),
    features: fieldsets(
      'Lo que ve cada uno',
      'Una tarjeta por persona que usa la app: qué ve y qué gana. De tres a seis se leen bien.',
      { min: 1, max: 12 },
      'Persona',
      {
        icon: iconName,
        ...titleAndText,
        out: text('lo que gana', {
          max: 60,
          hint: 'Al pie de la tarjeta, en violeta: por qué le conviene, en pocas palabras. Puede faltar.',
        }).optional(),
      },
    ),
    board: fieldset(
      'Tablero',
      'Al final de la página, al lado del tablero de la red de ejemplo: lo que ve quien dirige la red.',
      {
        title,
        text: text('lo que se ve en el tablero', {
          max: 200,
          hint: 'Qué mirar en la lista de al lado, en una o dos frases.',
        }),
      },
    ),
  },
);
export type AppDownloadCopy = z.output<typeof appDownloadCopy>;
