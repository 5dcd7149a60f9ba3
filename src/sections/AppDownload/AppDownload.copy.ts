import type { z } from 'astro/zod';
import { fieldset, fieldsets, eyebrow, point, text, title } from '#schemas/fields.ts';
import { iconName } from '#schemas/icons.ts';

export const appDownloadCopy = fieldset('Página de la app', 'Los enlaces, en «Datos del sitio».', {
  eyebrow,
  title: title.meta({ kind: 'headline' }),
  lead: text('la entradilla de la app', { max: 260 }),
  account: text('quién puede usar la app', { max: 120 }),
  codes: fieldset('Códigos QR', 'En pantallas anchas. Salen de los enlaces a las tiendas.', {
    text: text('lo que va junto a los códigos QR', { max: 120 }),
    googlePlay: text('lo que se lee en voz alta del código de Google Play', { max: 90 }),
    appStore: text('lo que se lee en voz alta del código de App Store', { max: 90 }),
  }),
  featuresTitle: title,
  features: fieldsets('Funciones', 'Una tarjeta por función.', { min: 1, max: 12 }, 'Función', {
    icon: iconName,
    ...point,
  }),
  board: fieldset('Tablero', 'Lo que va al lado del tablero de la red de ejemplo.', {
    title,
    text: text('lo que se ve en el tablero', { max: 200 }),
  }),
});
export type AppDownloadCopy = z.output<typeof appDownloadCopy>;
