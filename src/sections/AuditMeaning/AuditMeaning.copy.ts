import { z } from 'astro/zod';
import { eyebrow, source, text, title } from '#schemas/fields.ts';

const paragraph = text('un párrafo', { max: 420 });

/** Words that explain what an audit is. */
export const auditMeaningCopy = z
  .strictObject({
    eyebrow,
    title,
    paragraphs: z
      .array(paragraph)
      .min(1)
      .max(5)
      .meta({ title: 'Párrafos', description: 'La explicación, un párrafo por elemento.' }),
    source: source.optional(),
    typesTitle: title,
    types: z
      .array(
        z
          .strictObject({
            title: text('el nombre de un tipo de auditoría', { max: 50 }),
            text: text('lo que mira ese tipo de auditoría', { max: 200 }),
          })
          .meta({ title: 'Tipo de auditoría', description: 'El nombre de un tipo y lo que mira.' }),
      )
      .min(1)
      .max(12)
      .meta({
        title: 'Tipos de auditoría',
        description: 'Qué se puede auditar, un tipo por elemento.',
      }),
  })
  .meta({
    title: 'Qué es una auditoría',
    description: 'La explicación, y los tipos de auditoría.',
  });
export type AuditMeaningCopy = z.output<typeof auditMeaningCopy>;
