import { z } from 'astro/zod';
import { eyebrow, iconName, text, title } from '#schemas/fields.ts';

/** Words of the app page; the stores' links are in `site.yaml`. */
export const appDownloadCopy = z
  .strictObject({
    eyebrow,
    title: title.meta({ kind: 'headline' }),
    lead: text('la entradilla de la app', { max: 260 }),
    account: text('quién puede usar la app', { max: 120 }),
    codes: z
      .strictObject({
        text: text('lo que va junto a los códigos QR', { max: 120 }),
        googlePlay: text('lo que se lee en voz alta del código de Google Play', { max: 90 }),
        appStore: text('lo que se lee en voz alta del código de App Store', { max: 90 }),
      })
      .meta({
        title: 'Códigos QR',
        description: 'Se ven solo en pantallas anchas. Salen de los enlaces a las tiendas.',
      }),
    featuresTitle: title,
    features: z
      .array(
        z
          .strictObject({
            icon: iconName,
            title: text('el título de una función', { max: 50 }),
            text: text('el texto de una función', { max: 160 }),
          })
          .meta({
            title: 'Función',
            description: 'Una tarjeta con su ícono, su título y su texto.',
          }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Funciones', description: 'Para qué sirve la app, una tarjeta por función.' }),
    board: z
      .strictObject({
        title,
        text: text('lo que se ve en el tablero', { max: 200 }),
      })
      .meta({
        title: 'Tablero',
        description: 'Lo que va al lado del tablero de la red de ejemplo.',
      }),
  })
  .meta({
    title: 'Página de la app',
    description: 'Lo que se lee en /app. Los enlaces a las tiendas están en «Datos del sitio».',
  });
export type AppDownloadCopy = z.output<typeof appDownloadCopy>;
