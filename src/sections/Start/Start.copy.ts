import type { z } from 'astro/zod';
import { block, clause, list, text, title } from '#schemas/fields.ts';

/** How a network starts to work with Lineo, step by step. */
export const startCopy = block('Cómo se empieza', 'De la demo al primer uso, paso por paso.', {
  title,
  lead: text('la entradilla', { max: 240 }),
  steps: list(
    'Pasos',
    'En el orden en que pasan.',
    { min: 1, max: 6 },
    block('Paso', 'Un paso y, si está en los términos, su cláusula.', {
      title: text('el título del paso', { max: 60 }),
      text: text('lo que pasa en ese paso', { max: 220 }),
      clause: clause.optional(),
    }),
  ),
});
export type StartCopy = z.output<typeof startCopy>;
