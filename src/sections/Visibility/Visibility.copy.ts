import { z } from 'astro/zod';
import { eyebrow, iconName, text, title } from '../../schemas/fields.ts';

const point = z.strictObject({
  icon: iconName,
  title: text('el título del punto', { max: 60 }),
  text: text('el texto del punto', { max: 160 }),
});

/** Words of the section that asks what is lost as a business grows, and what Lineo gives back. */
export const visibilityCopy = z.strictObject({
  eyebrow,
  title,
  lead: text('la entradilla', { max: 260 }),
  losses: z.array(point).min(1).max(12),
  answer: z.strictObject({ title, points: z.array(point).min(1).max(12) }),
});
export type VisibilityCopy = z.output<typeof visibilityCopy>;
