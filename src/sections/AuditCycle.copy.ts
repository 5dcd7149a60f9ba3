import type { z } from 'astro/zod';
import { fieldset, fieldsets, eyebrow, point, source, text, title } from '#schemas/fields.ts';

export const auditCycleCopy = fieldset('Del hallazgo al cierre', 'Lo que sigue a una visita.', {
  eyebrow,
  title,
  lead: text('la entradilla', { max: 280 }),
  source: source.optional(),
  steps: fieldsets('Pasos', 'En el orden en que pasan.', { min: 1, max: 8 }, 'Paso', point),
});
export type AuditCycleCopy = z.output<typeof auditCycleCopy>;
