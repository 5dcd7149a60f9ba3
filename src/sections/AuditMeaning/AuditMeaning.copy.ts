import type { z } from 'astro/zod';
import { block, eyebrow, list, source, text, title } from '#schemas/fields.ts';

const paragraph = text('un párrafo', { max: 420 });

/** Words that explain what an audit is. */
export const auditMeaningCopy = block(
  'Qué es una auditoría',
  'La explicación, y los tipos de auditoría.',
  {
    eyebrow,
    title,
    paragraphs: list(
      'Párrafos',
      'La explicación, un párrafo por elemento.',
      { min: 1, max: 5 },
      paragraph,
    ),
    source: source.optional(),
    typesTitle: title,
    types: list(
      'Tipos de auditoría',
      'Qué se puede auditar, un tipo por elemento.',
      { min: 1, max: 12 },
      block('Tipo de auditoría', 'El nombre de un tipo y lo que mira.', {
        title: text('el nombre de un tipo de auditoría', { max: 50 }),
        text: text('lo que mira ese tipo de auditoría', { max: 200 }),
      }),
    ),
  },
);
export type AuditMeaningCopy = z.output<typeof auditMeaningCopy>;
