import { z } from 'astro/zod';
import {
  drawing,
  eyebrow,
  fieldset,
  fieldsets,
  list,
  titleAndText,
  source,
  text,
  title,
} from '#schemas/fields.ts';

/** An item, and what two people score a place with it. */
const judged = {
  ...titleAndText,
  scores: fieldsets(
    'Puntajes',
    'De dos personas al mismo local, en grande: entre los dos va un «=» o, si no coinciden, un «≠».',
    { min: 2, max: 2 },
    'Puntaje',
    {
      person: text('quién lo pone', { max: 16, hint: 'Debajo del puntaje, un nombre de pila.' }),
      score: z.int().min(0).max(100).meta({ title: 'Puntaje', description: 'De 0 a 100.' }),
    },
  ),
};

export const auditMeaningCopy = fieldset(
  'Qué es una auditoría',
  'Para quien busca qué es una auditoría de locales: la explicación y, debajo, sus tipos. En /landing/auditorias.',
  {
    eyebrow,
    title,
    paragraphs: list(
      'Párrafos',
      'La explicación debajo del título, un párrafo por elemento. Con dos o tres alcanza.',
      { min: 1, max: 5 },
      text('un párrafo', {
        max: 420,
        hint: 'Una idea por párrafo. Mejor hasta 250: en un celular son unos siete renglones.',
      }),
    ),
    pair: fieldset(
      'Un ítem, de dos maneras',
      'Debajo del título, a todo lo ancho: mal escrito y bien escrito, y con cada uno el puntaje que dos personas le ponen al mismo local. Puede faltar.',
      {
        title: title.meta({
          title: 'Título de los dos ítems',
          description: 'Arriba de los dos: qué los distingue. Mejor hasta 65.',
        }),
        vague: fieldset('Mal escrito', 'Lo que da para cualquier cosa.', judged),
        clear: fieldset(
          'Bien escrito',
          'Lo mismo, de modo que dos personas contesten igual.',
          judged,
        ),
      },
    ).optional(),
    source: source.optional(),
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
      titleAndText,
    ).optional(),
  },
);
export type AuditMeaningCopy = z.output<typeof auditMeaningCopy>;
