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
      'Qué se puede auditar, un tipo por elemento. Hasta cuatro: en una pantalla ancha son los ambientes de un local visto por dentro.',
      { min: 1, max: 4 },
      'Tipo',
      {
        ...titleAndText,
        drawing: drawing(
          '«drawing», el dibujo del tipo',
          'evidence',
          'Arriba del tipo, con su número: el ambiente del local en el que se mira. Las de «corte-…» tienen el mismo piso y el mismo techo. Puede faltar.',
        ).optional(),
        item: text('un ítem de ese tipo', {
          max: 90,
          hint: 'Debajo, con un tilde: una línea verdadera de un checklist. Mejor hasta 60. Puede faltar.',
        }).optional(),
      },
    ),
    forAllTypes: text('lo que vale para todos los tipos', {
      max: 180,
      hint: 'Una frase debajo de todos: algo que se decide en cada uno, como avisar o no. Puede faltar.',
    }).optional(),
  },
);
export type AuditMeaningCopy = z.output<typeof auditMeaningCopy>;
