import type { z } from 'astro/zod';
import { block, eyebrow, list, source, text, title } from '#schemas/fields.ts';

/** Words of the steps from a finding to its close. */
export const auditCycleCopy = block(
  'Del hallazgo al cierre',
  'Los pasos que siguen a una visita.',
  {
    eyebrow,
    title,
    lead: text('la entradilla', { max: 280 }),
    source: source.optional(),
    steps: list(
      'Pasos',
      'En el orden en que pasan.',
      { min: 1, max: 8 },
      block('Paso', 'Un paso con su nombre y lo que pasa en él.', {
        title: text('el nombre de un paso', { max: 40 }),
        text: text('lo que pasa en ese paso', { max: 200 }),
      }),
    ),
  },
);
export type AuditCycleCopy = z.output<typeof auditCycleCopy>;
