import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, text } from '#schemas/fields.ts';
import { labels, shortTemplate, wholeNumber } from './commonFields.ts';
import { evidenceName } from './evidence.ts';

/** A manual as a checklist, and a week in which the owner was away. */
export const opening = fieldset(
  'Del manual al checklist',
  'La apertura de un local solo: cada frase del manual con el ítem que sale de ella, y una semana sin el dueño. Se ve en /para-quien, en el caso de quien empieza.',
  {
    labels: labels({
      title: shortTemplate('el título de la pantalla', 'Arriba: el nombre del checklist.'),
      note: shortTemplate('de qué local es', 'En letra chica, al lado del título.'),
      manual: shortTemplate('lo que va antes de la página', 'Sobre cada frase: «Manual, pág.».'),
      week: shortTemplate('el título de la semana', 'Al pie, arriba de los días.'),
      complete: shortTemplate(
        'cuántas se completaron',
        'Al lado del título de la semana. {aperturasCompletas} y {aperturas} se cuentan solas.',
      ),
    }),
    items: fieldsets(
      'Ítems',
      'Cada frase del manual y lo que el equipo contesta en el celular. Con tres alcanza.',
      { min: 2, max: 4 },
      'Ítem',
      {
        page: wholeNumber('Página', 'La del manual.', 999),
        manual: text('la frase del manual', {
          max: 80,
          hint: 'Como la escribiría el dueño, sin comillas. Mejor hasta 50.',
        }),
        text: text('el ítem', { max: 48, hint: 'Lo que se mira. Mejor hasta 30.' }),
        answer: text('la respuesta', {
          max: 12,
          hint: 'Lo que se anotó: «4 °C», «Sí». Puede faltar donde hay foto.',
        }).optional(),
        photo: evidenceName.optional().meta({
          title: 'Foto',
          description: 'La que se sacó, de las evidencias. Puede faltar.',
        }),
      },
    ),
    week: fieldsets(
      'Semana',
      'Los días en que el local abrió, en orden. El que tuvo un problema dice cuál.',
      { min: 3, max: 7 },
      'Día',
      {
        day: day('el día'),
        missing: text('lo que faltó', {
          max: 48,
          hint: 'Sin este dato, la apertura de ese día está completa.',
        }).optional(),
      },
    ),
  },
).superRefine(({ week }, context) => {
  week.forEach(({ day }, index) => {
    const before = week[index - 1]?.day;
    if (before && before >= day)
      context.addIssue({
        code: 'custom',
        path: ['week', index, 'day'],
        message: 'Los días van en orden, cada uno una vez.',
      });
  });
});
