import { z } from 'astro/zod';
import { eyebrow, source, text, title } from '#schemas/fields.ts';

/** Words of the steps from a finding to its close. */
export const auditCycleCopy = z
  .strictObject({
    eyebrow,
    title,
    lead: text('la entradilla', { max: 280 }),
    source: source.optional(),
    steps: z
      .array(
        z
          .strictObject({
            title: text('el nombre de un paso', { max: 40 }),
            text: text('lo que pasa en ese paso', { max: 200 }),
          })
          .meta({ title: 'Paso', description: 'Un paso con su nombre y lo que pasa en él.' }),
      )
      .min(1)
      .max(8)
      .meta({ title: 'Pasos', description: 'En el orden en que pasan.' }),
  })
  .meta({ title: 'Del hallazgo al cierre', description: 'Los pasos que siguen a una visita.' });
export type AuditCycleCopy = z.output<typeof auditCycleCopy>;
