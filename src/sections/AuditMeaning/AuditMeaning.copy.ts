import { z } from 'astro/zod';
import { alt, eyebrow, text, title } from '../../schemas/fields.ts';

const paragraph = text('un párrafo', { max: 420 });

/** Words that explain what an audit is. */
export const auditMeaningCopy = z.strictObject({
  eyebrow,
  title,
  paragraphs: z.array(paragraph).min(1).max(5),
  alt,
  typesTitle: title,
  types: z
    .array(
      z.strictObject({
        title: text('el nombre de un tipo de auditoría', { max: 50 }),
        text: text('lo que mira ese tipo de auditoría', { max: 200 }),
      }),
    )
    .min(1)
    .max(12),
});
export type AuditMeaningCopy = z.output<typeof auditMeaningCopy>;
