import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, text } from '#schemas/fields.ts';
import { pictureLabels, shortTemplate, wholeNumber } from './commonFields.ts';

/** A manual as a checklist, and a week in which the owner was away. */
export const opening = fieldset(
  'Del manual al checklist',
  'La vidriera de un local solo: cada frase del manual con el ítem que sale de ella, y una semana sin el dueño. Se ve en /para-quien, en el caso de quien empieza.',
  {
    labels: pictureLabels({
      title: shortTemplate(
        'el nombre del checklist',
        'En letra chica, al lado del título de la semana.',
      ),
      note: shortTemplate('de qué local es', 'En el cartel del local. Mejor hasta 18.'),
      manual: shortTemplate('lo que va antes de la página', 'Sobre cada frase: «Manual, pág.».'),
      week: shortTemplate('el título de la semana', 'En la vidriera, arriba de los días.'),
      complete: shortTemplate(
        'cuántas se completaron',
        'Antes de los días. {aperturasCompletas} y {aperturas} se cuentan solas.',
      ),
    }),
    items: fieldsets(
      'Ítems',
      'Cada frase del manual y lo que el equipo mira en la apertura. Con tres alcanza.',
      { min: 2, max: 4 },
      'Ítem',
      {
        page: wholeNumber('Página', 'La del manual.', 999),
        manual: text('la frase del manual', {
          max: 80,
          hint: 'Como la escribiría el dueño, sin comillas. Mejor hasta 50.',
        }),
        text: text('el ítem', { max: 48, hint: 'Lo que se mira. Mejor hasta 30.' }),
      },
    ),
    week: fieldsets(
      'Semana',
      'Los días en que el local abrió, en orden. El que tuvo un problema dice cuál.',
      { min: 3, max: 7 },
      'Día',
      {
        day: day('el día'),
        missing: fieldset('Lo que faltó', 'Sin este dato, la apertura de ese día está completa.', {
          item: text('el ítem que faltó', { max: 48, hint: 'Igual que arriba.' }),
          text: text('lo que pasó', {
            max: 48,
            hint: 'Debajo de la semana, después del día: «nadie probó el café».',
          }),
        }).optional(),
      },
    ),
  },
).superRefine(({ items, week }, context) => {
  for (const [index, { missing }] of week.entries()) {
    if (!missing || items.some(({ text }) => text === missing.item)) continue;
    context.addIssue({
      code: 'custom',
      path: ['week', index, 'missing', 'item'],
      message: 'No es ninguno de los ítems de la apertura.',
    });
  }
});
