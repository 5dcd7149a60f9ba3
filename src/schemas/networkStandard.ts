import { evidenceName } from './evidence.ts';
import { fieldset, fieldsets, list, text } from './fields.ts';
import { branch, labels, word } from './networkFields.ts';
import { template } from './template.ts';

/** What the sample network shows to each of its readers: a branch's manager, and who keeps branches alike. */

/** The small screens of the three types of client: a checklist, all branches, one item in several branches. */
export const peekNames = ['checklist', 'branches', 'item'] as const;
export type PeekName = (typeof peekNames)[number];

/** The steps in which a branch's manager does a task. */
export const tapNames = ['open', 'photo', 'done'] as const;
export type TapName = (typeof tapNames)[number];

const heard = 'Con sus datos, en una frase: lo dice un lector de pantalla.';

export const manager = fieldset(
  'Celular del encargado',
  'La tarea de la auditoría como la ve quien la hace, en tres pantallas. Se ve en /app.',
  {
    pictures: fieldset('Descripciones', 'Una frase por pantalla, para quien no las ve.', {
      open: template('la pantalla de los pendientes', { max: 260, hint: heard }),
      photo: template('la pantalla de la cámara', { max: 260, hint: heard }),
      done: template('la pantalla de la tarea hecha', { max: 260, hint: heard }),
    }),
    labels: fieldset(
      'Textos',
      'Los rótulos de las tres pantallas. Entre llaves van datos de la red, que se completan solos.',
      {
        tasks: word('el título de los pendientes', 'Arriba de la primera pantalla.'),
        due: word('cuándo vence la tarea', 'Debajo de la tarea, en la primera.'),
        camera: word('el título de la cámara', 'Arriba de la segunda.'),
        close: word('el botón que cierra la tarea', 'Debajo de la foto.'),
      },
    ),
  },
);

export const standard = fieldset(
  'Los mismos ítems',
  'Unos ítems del checklist, iguales en varias sucursales, con el que no se cumple a la vista. Se ve en /para-quien.',
  {
    labels: labels({
      title: word('el título de la pantalla', 'Arriba de la tabla.'),
      note: word('de cuándo es', 'En letra chica, al lado del título.'),
      score: word('lo que va antes de los puntajes', 'La última fila de la tabla.'),
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
