import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, text } from '#schemas/fields.ts';
import { branch, pictureLabels, shortTemplate } from './commonFields.ts';

export const lastVisits = fieldset(
  'Los que esperan',
  'Los locales a los que nadie va desde hace más días, mirado en el día de «Plan», con la visita que tienen por delante. Se ve al final de un artículo.',
  {
    labels: pictureLabels({
      title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
      next: text('lo que va antes del día de la visita que viene', {
        max: 16,
        hint: 'Al lado de quién va: «va el».',
      }),
    }),
    list: fieldsets(
      'Última auditoría',
      'De cada sucursal a la que no fue nadie en el mes hasta el día del plan, el día de la anterior: de todas, y de ninguna otra.',
      { min: 1, max: 30 },
      'Sucursal',
      {
        branch,
        day: day('«day», el día de la última auditoría', 'Por ejemplo, 2026-05-05.'),
      },
    ),
  },
);
