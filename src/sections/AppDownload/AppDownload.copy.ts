import type { z } from 'astro/zod';
import { fieldset, eyebrow, pageTitle, readAloudHint, text } from '#schemas/fields.ts';
import { callToAction } from '#schemas/links.ts';

const doorTitle = text('para quién es la puerta', {
  max: 40,
  hint: 'Quién entra por ahí, como lo diría: «Trabajo en los locales».',
});
export const appDownloadCopy = fieldset(
  'Página de la app',
  'Lo que se lee en /app. Los enlaces a las tiendas están en «Datos del sitio».',
  {
    eyebrow,
    title: pageTitle,
    lead: text('la bajada de la app', {
      max: 260,
      hint: 'Debajo del título: qué resuelve, en una o dos frases. Mejor hasta 120: en un celular son cuatro renglones.',
    }),
    doors: fieldset(
      'Dos puertas',
      'Debajo: por dónde sigue quien ya tiene una cuenta de su red y por dónde quien todavía no.',
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
          text: text('qué se lleva quien dirige una red', {
            max: 120,
            hint: 'Debajo, en una frase. Mejor hasta 90.',
          }),
          action: callToAction,
        }),
      },
    ),
    bar: text('el botón de la barra', {
      max: 30,
      hint: 'Abajo, en un celular: vuelve a los botones de las tiendas.',
    }),
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
  },
);
export type AppDownloadCopy = z.output<typeof appDownloadCopy>;
