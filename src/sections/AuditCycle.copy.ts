import type { z } from 'astro/zod';
import { fieldset, fieldsets, eyebrow, point, source, text, title } from '#schemas/fields.ts';

export const auditCycleCopy = fieldset(
  'Del hallazgo al cierre',
  'Los pasos que siguen a una visita, de lo que se encontró a lo que se cerró. En /landing/auditorias.',
  {
    eyebrow,
    title,
    lead: text('la bajada', {
      max: 280,
      hint: 'Debajo del título: por qué importa lo que pasa después de la visita. Mejor hasta 160.',
    }),
    source: source.optional(),
    steps: fieldsets(
      'Pasos',
      'En el orden en que pasan, numerados. De cuatro a seis se leen bien.',
      { min: 1, max: 8 },
      'Paso',
      point,
    ),
  },
);
export type AuditCycleCopy = z.output<typeof auditCycleCopy>;
