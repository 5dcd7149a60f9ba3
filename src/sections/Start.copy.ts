import type { z } from 'astro/zod';
import { fieldset, fieldsets, clause, point, text, title } from '#schemas/fields.ts';

export const startCopy = fieldset('Cómo se empieza', 'De la demo al primer uso, paso por paso.', {
  title,
  lead: text('la entradilla', { max: 240 }),
  steps: fieldsets('Pasos', 'En el orden en que pasan.', { min: 1, max: 6 }, 'Paso', {
    ...point,
    clause: clause.optional(),
  }),
});
export type StartCopy = z.output<typeof startCopy>;
