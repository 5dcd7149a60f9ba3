import type { z } from 'astro/zod';
import { fieldset, eyebrow, title } from '#schemas/fields.ts';

export const clientsCopy = fieldset('Clientes y cifras', 'Lo demás está en «Datos del sitio».', {
  eyebrow: eyebrow.optional(),
  title,
});
export type ClientsCopy = z.output<typeof clientsCopy>;
