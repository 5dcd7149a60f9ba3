import type { z } from 'astro/zod';
import { findingName } from '#sampleNetwork/fields/evidence.ts';
import { fieldset, fieldsets, eyebrow, titleAndText, text, title } from '#schemas/fields.ts';
import { source } from '#schemas/links.ts';

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
    evidence: findingName
      .meta({
        description:
          'La primera foto de un rubro de la red de ejemplo, por ejemplo «vidriera-verano», o la de su historia. Va debajo del primer paso; la tarea, debajo del segundo, y la foto del arreglo, debajo del último. Puede faltar.',
      })
      .optional(),
    cause: fieldset(
      'Causa',
      'Al pie de la tarea, debajo del segundo paso: por qué pasó, en una frase corta. Puede faltar.',
      titleAndText,
    ).optional(),
    steps: fieldsets(
      'Pasos',
      'En el orden en que pasan, numerados. De cuatro a seis se leen bien.',
      { min: 1, max: 8 },
      'Paso',
      titleAndText,
    ),
  },
);
export type AuditCycleCopy = z.output<typeof auditCycleCopy>;
