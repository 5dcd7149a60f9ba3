import { fieldset, fieldsets, list, text } from '#schemas/fields.ts';
import { branch, pictureLabels, person, shortTemplate, task } from './commonFields.ts';

const testedItem = {
  text: text('el ítem', { max: 40, hint: 'Algo que se ve o se mide. Mejor hasta 32.' }),
  failed: list(
    'No lo cumplen',
    'Cuáles de los locales. Puede quedar vacía.',
    { min: 0, max: 4 },
    branch,
  ).default([]),
};

export const fifteenDayTest = fieldset(
  'La prueba de 15 días',
  'El ejercicio de un artículo, cargado en Lineo: los mismos ítems en unos pocos locales. Lo que no cumple ninguno se marca solo. Se ve al final de ese artículo.',
  {
    labels: pictureLabels({
      title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
      note: shortTemplate('qué recorrida es', 'En letra chica, al lado del título.'),
      repeated: shortTemplate(
        'lo que se dice del ítem que no cumple ninguno',
        'Debajo de la lista, antes de la tarea que deja.',
      ),
    }),
    branches: fieldsets(
      'Locales',
      'Los que se prueban, una columna cada uno.',
      { min: 2, max: 4 },
      'Local',
      {
        branch,
        reason: text('por qué se lo eligió', {
          max: 24,
          hint: 'Debajo de su nombre: «el más nuevo».',
        }),
      },
    ),
    items: fieldsets(
      'Ítems',
      'Los de la prueba, en su orden.',
      { min: 2, max: 12 },
      'Ítem',
      testedItem,
    ),
    task,
    person,
  },
).superRefine(({ branches, items }, context) => {
  const tried = branches.map((one) => one.branch);
  for (const [index, { failed }] of items.entries()) {
    const stranger = failed.find((name) => !tried.includes(name));
    if (stranger === undefined) continue;
    context.addIssue({
      code: 'custom',
      path: ['items', index, 'failed'],
      message: `«${stranger}» no está entre los locales de la prueba: ${tried.join(', ')}.`,
    });
  }
});
