import { fieldset, fieldsets, list, text } from '#schemas/fields.ts';
import { branch, labels, shortTemplate } from './commonFields.ts';
import { evidenceName } from './evidence.ts';

export const standard = fieldset(
  'Los mismos ítems',
  'Unos ítems del checklist, iguales en varias sucursales, con el que no se cumple a la vista. Se ve en /para-quien.',
  {
    labels: labels({
      title: shortTemplate('el título de la pantalla', 'Arriba de la tabla.'),
      note: shortTemplate('de cuándo es', 'En letra chica, al lado del título.'),
      others: shortTemplate(
        'lo que se lee de las sucursales que cumplen',
        'En un celular, al lado de las que no: «Los demás, bien». Mejor hasta 16.',
      ),
      all: shortTemplate(
        'lo que se lee si cumplen todas',
        'En un celular, debajo de ese ítem: «Cumplen todos». Mejor hasta 16.',
      ),
      score: shortTemplate('lo que va antes de los puntajes', 'La última fila de la tabla.'),
    }),
    branches: list(
      'Sucursales',
      'Las que se comparan, una por columna. Tres entran en un celular.',
      { min: 2, max: 5 },
      branch,
    ),
    items: fieldsets(
      'Ítems',
      'Los que se comparan, uno por fila. Son ítems de la auditoría, escritos igual que allá.',
      { min: 2, max: 8 },
      'Ítem',
      {
        text: text('el ítem', { max: 48, hint: 'Igual que en la auditoría. Mejor hasta 35.' }),
        failed: list(
          'No cumplen',
          'Las sucursales que no lo cumplen. Vacía, lo cumplen todas.',
          { min: 0, max: 12 },
          branch,
        ),
      },
    ),
    photographed: text('el ítem que se muestra con fotos', {
      max: 48,
      hint: 'Uno de los de arriba, que no cumpla alguna sucursal.',
    }),
    photos: list(
      'Fotos',
      'Una por sucursal, en su orden: la que cumple va primero.',
      { min: 2, max: 3 },
      evidenceName,
    ),
  },
);
