import type { z } from 'astro/zod';
import { block, eyebrow, iconName, list, text, title } from '#schemas/fields.ts';

/** Words of the app page; the stores' links are in `site.yaml`. */
export const appDownloadCopy = block(
  'Página de la app',
  'Lo que se lee en /app. Los enlaces a las tiendas están en «Datos del sitio».',
  {
    eyebrow,
    title: title.meta({ kind: 'headline' }),
    lead: text('la entradilla de la app', { max: 260 }),
    account: text('quién puede usar la app', { max: 120 }),
    codes: block(
      'Códigos QR',
      'Se ven solo en pantallas anchas. Salen de los enlaces a las tiendas.',
      {
        text: text('lo que va junto a los códigos QR', { max: 120 }),
        googlePlay: text('lo que se lee en voz alta del código de Google Play', { max: 90 }),
        appStore: text('lo que se lee en voz alta del código de App Store', { max: 90 }),
      },
    ),
    featuresTitle: title,
    features: list(
      'Funciones',
      'Para qué sirve la app, una tarjeta por función.',
      { min: 1, max: 12 },
      block('Función', 'Una tarjeta con su ícono, su título y su texto.', {
        icon: iconName,
        title: text('el título de una función', { max: 50 }),
        text: text('el texto de una función', { max: 160 }),
      }),
    ),
    board: block('Tablero', 'Lo que va al lado del tablero de la red de ejemplo.', {
      title,
      text: text('lo que se ve en el tablero', { max: 200 }),
    }),
  },
);
export type AppDownloadCopy = z.output<typeof appDownloadCopy>;
