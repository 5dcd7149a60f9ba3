import type { z } from 'astro/zod';
import { fieldset, fieldsets, eyebrow, list, point, source, text, title } from '#schemas/fields.ts';

export const auditMeaningCopy = fieldset('Qué es una auditoría', 'La explicación, y los tipos.', {
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
  types: fieldsets(
    'Tipos de auditoría',
    'Un tipo por elemento, hasta cuatro: en una pantalla ancha van en una fila.',
    { min: 1, max: 4 },
    'Tipo',
    point,
  ),
  either: fieldset(
    'Para todos los tipos',
    'Algo que se decide en cada uno: una franja debajo de los cuatro. Puede faltar.',
    point,
  ).optional(),
});
export type AuditMeaningCopy = z.output<typeof auditMeaningCopy>;
