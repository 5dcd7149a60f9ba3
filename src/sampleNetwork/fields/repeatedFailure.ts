import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, text } from '#schemas/fields.ts';
import { branch, pictureLabels, person, role, shortTemplate, task } from './commonFields.ts';

export const repeatedFailure = fieldset(
  'Lo que ya volvió',
  'Una falla y las veces que volvió, sobre una línea que termina en la tarea de la casa central. Se ve al final de un artículo.',
  {
    labels: pictureLabels({
      title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
      note: shortTemplate('de cuándo es', 'En letra chica, al lado del título: «Abril a junio».'),
      failed: shortTemplate('la marca de la falla', 'Al lado del ítem.'),
      task: shortTemplate('lo que va antes de la tarea', 'En la última parada de la línea.'),
    }),
    item: text('el ítem', { max: 40, hint: 'El que no se cumplió cada vez. Mejor hasta 32.' }),
    times: fieldsets(
      'Veces',
      'Cada vez que falló, de la primera a la última.',
      { min: 2, max: 4 },
      'Vez',
      {
        day: day('«day», el día en que se vio', 'Por ejemplo, 2026-05-05.'),
        branch,
        fix: text('qué se hizo ahí', {
          max: 48,
          hint: 'Debajo de la sucursal: el arreglo que no sacó la causa. Mejor hasta 35.',
        }),
      },
    ),
    task,
    person,
    role,
    due: day('«due», el día en que vence la tarea', 'Después de la última vez.'),
  },
);
