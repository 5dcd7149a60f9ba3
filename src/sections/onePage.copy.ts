import {
  alt,
  block,
  blocks,
  callToAction,
  clause,
  drawing,
  eyebrow,
  iconName,
  list,
  source,
  text,
  title,
  withPlaceholders,
  word,
} from '#schemas/fields.ts';
import type { z } from 'astro/zod';
import { point } from './sections.copy.ts';

export const auditCycleCopy = block('Del hallazgo al cierre', 'Lo que sigue a una visita.', {
  eyebrow,
  title,
  lead: text('la entradilla', { max: 280 }),
  source: source.optional(),
  steps: blocks('Pasos', 'En el orden en que pasan.', { min: 1, max: 8 }, 'Paso', point),
});
export type AuditCycleCopy = z.output<typeof auditCycleCopy>;

export const auditMeaningCopy = block('Qué es una auditoría', 'La explicación, y los tipos.', {
  eyebrow,
  title,
  paragraphs: list(
    'Párrafos',
    'La explicación, un párrafo por elemento.',
    { min: 1, max: 5 },
    text('un párrafo', { max: 420 }),
  ),
  source: source.optional(),
  typesTitle: title,
  types: blocks('Tipos de auditoría', 'Un tipo por elemento.', { min: 1, max: 12 }, 'Tipo', point),
});
export type AuditMeaningCopy = z.output<typeof auditMeaningCopy>;

export const checklistCardsCopy = block('Tarjetas de checklists', 'Las palabras de la lista.', {
  title: text('el título de la lista, que se lee en voz alta', { max: 80 }),
  open: text('el enlace de cada tarjeta', { max: 30 }),
  items: withPlaceholders('cuántos ítems tiene la hoja', { max: 30 }, 'cantidad'),
});
export type ChecklistCardsCopy = z.output<typeof checklistCardsCopy>;

export const checklistOfferCopy = block('Checklists para llevarse', 'Las hojas aparecen solas.', {
  title,
  text: text('para qué sirven las hojas', { max: 200 }),
  action: callToAction,
});
export type ChecklistOfferCopy = z.output<typeof checklistOfferCopy>;

export const legalTextCopy = block('Alrededor del texto legal', 'El texto: en «Textos legales».', {
  home: word('el enlace al inicio'),
  contents: word('el título del índice'),
  version: word('lo que va antes de la versión'),
  dated: word('lo que va antes de la fecha'),
  print: word('la sugerencia de impresión'),
});
export type LegalTextCopy = z.output<typeof legalTextCopy>;

/** One type of client: how it recognises itself and what Lineo does for it. */
export const segment = block('Tipo de cliente', 'Cómo se reconoce y qué le aporta Lineo.', {
  title,
  text: text('el texto del segmento', { max: 320 }),
  signsTitle: text('el título de las señales', { max: 60 }),
  signs: list(
    'Señales',
    'Frases en las que ese cliente se reconoce.',
    { min: 1, max: 6 },
    text('una señal', { max: 140 }),
  ),
  answer: text('lo que Lineo aporta al segmento', { max: 260 }),
  action: callToAction,
  scene: drawing('«scene», el dibujo del segmento', 'scene'),
  alt,
});

export const segmentsCopy = block('Tipos de cliente', 'Los casos que muestra la página.', {
  items: list('Casos', 'Uno por tipo de cliente, en orden.', { min: 1, max: 12 }, segment),
});
export type SegmentsCopy = z.output<typeof segmentsCopy>;

export const checklistSheetCopy = block('Hoja', 'Lo que rodea a cada checklist, también impreso.', {
  back: text('el enlace a la lista de hojas', { max: 40 }),
  moment: text('el rótulo de cuándo se usa', { max: 20 }),
  owner: text('el rótulo de quién la completa', { max: 20 }),
  print: text('el botón que imprime', { max: 30 }),
  howToPrint: text('cómo imprimir desde el navegador', { max: 120 }),
  branch: text('el renglón para el nombre del local', { max: 20 }),
  date: text('el renglón para la fecha', { max: 20 }),
  person: text('el renglón para quien la completa', { max: 20 }),
  notes: text('el renglón de las observaciones', { max: 40 }),
  yes: text('la columna de lo que se cumple', { max: 6 }),
  no: text('la columna de lo que no se cumple', { max: 6 }),
  item: text('la columna de los ítems, que se lee en voz alta', { max: 20 }),
  sources: text('el título de las fuentes', { max: 20 }),
  demo: callToAction,
  others: text('el título de las otras hojas', { max: 40 }),
});
export type ChecklistSheetCopy = z.output<typeof checklistSheetCopy>;

export const comparisonCopy = block('Comparación', 'Cómo se sigue hoy y cómo con Lineo.', {
  title,
  area: text('el título de la primera columna, que se lee en voz alta', { max: 30 }),
  today: text('el título de la columna de hoy', { max: 40 }),
  lineo: text('el título de la columna de Lineo', { max: 40 }),
  rows: blocks('Filas', 'Una por área.', { min: 1, max: 12 }, 'Fila', {
    area: text('el área', { max: 40 }),
    today: word('cómo se sigue hoy'),
    lineo: word('cómo se sigue en Lineo'),
  }),
});
export type ComparisonCopy = z.output<typeof comparisonCopy>;

export const startCopy = block('Cómo se empieza', 'De la demo al primer uso, paso por paso.', {
  title,
  lead: text('la entradilla', { max: 240 }),
  steps: blocks('Pasos', 'En el orden en que pasan.', { min: 1, max: 6 }, 'Paso', {
    ...point,
    clause: clause.optional(),
  }),
});
export type StartCopy = z.output<typeof startCopy>;

export const appDownloadCopy = block('Página de la app', 'Los enlaces, en «Datos del sitio».', {
  eyebrow,
  title: title.meta({ kind: 'headline' }),
  lead: text('la entradilla de la app', { max: 260 }),
  account: text('quién puede usar la app', { max: 120 }),
  codes: block('Códigos QR', 'En pantallas anchas. Salen de los enlaces a las tiendas.', {
    text: text('lo que va junto a los códigos QR', { max: 120 }),
    googlePlay: text('lo que se lee en voz alta del código de Google Play', { max: 90 }),
    appStore: text('lo que se lee en voz alta del código de App Store', { max: 90 }),
  }),
  featuresTitle: title,
  features: blocks('Funciones', 'Una tarjeta por función.', { min: 1, max: 12 }, 'Función', {
    icon: iconName,
    ...point,
  }),
  board: block('Tablero', 'Lo que va al lado del tablero de la red de ejemplo.', {
    title,
    text: text('lo que se ve en el tablero', { max: 200 }),
  }),
});
export type AppDownloadCopy = z.output<typeof appDownloadCopy>;
