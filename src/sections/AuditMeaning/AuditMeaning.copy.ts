import type { z } from 'astro/zod';
import {
  drawing,
  eyebrow,
  fieldset,
  fieldsets,
  list,
  titleAndText,
  text,
  title,
} from '#schemas/fields.ts';

export const auditMeaningCopy = fieldset(
  'Qué es una auditoría',
  'Para quien busca qué es una auditoría de locales: la explicación y, debajo, sus tipos. En /landing/auditorias.',
  {
    eyebrow,
    title,
    paragraphs: list(
      'Párrafos',
      'La explicación al lado del título o, en un celular, debajo, un párrafo por elemento. Con dos o tres alcanza.',
      { min: 1, max: 5 },
      text('un párrafo', {
        max: 420,
        hint: 'Una idea por párrafo. Mejor hasta 250: en un celular son unos siete renglones.',
      }),
    ),
    typesTitle: title.meta({
      title: 'Título de los tipos',
      description: 'Arriba de los tipos de auditoría. Mejor hasta 40.',
    }),
    types: fieldsets(
      'Tipos de auditoría',
      'Qué se puede auditar, un tipo por elemento. Hasta cuatro: en una pantalla ancha van en una fila.',
      { min: 1, max: 4 },
      'Tipo',
      {
        ...titleAndText,
        drawing: drawing(
          '«drawing», el dibujo del tipo',
          'evidence',
          'Arriba del tipo: qué se mira en él. Puede faltar.',
        ).optional(),
      },
    ),
    forAllTypes: fieldset(
      'Para todos los tipos',
      'Algo que se decide en cada tipo: una franja debajo de todos. Puede faltar.',
      {
        title: text('qué se decide', {
          max: 40,
          hint: 'Mejor hasta 22: «¿Anunciada o sorpresa?».',
        }),
        ways: fieldsets(
          'Maneras',
          'Al lado, cada una en su tarjeta: cómo se llama y qué se gana.',
          { min: 2, max: 2 },
          'Manera',
          titleAndText,
        ),
      },
    ).optional(),
  },
);
export type AuditMeaningCopy = z.output<typeof auditMeaningCopy>;
