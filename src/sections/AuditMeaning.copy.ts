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
    'Un tipo por elemento.',
    { min: 1, max: 12 },
    'Tipo',
    point,
  ),
});
export type AuditMeaningCopy = z.output<typeof auditMeaningCopy>;
