import { fieldset } from '#schemas/fields.ts';
import { shortTemplate } from './commonFields.ts';
import { template } from './template.ts';

/** The steps in which a branch's manager does a task. Each step is a screen. */
export const tapNames = ['open', 'photo', 'done'] as const;
export type TapName = (typeof tapNames)[number];

const heard = 'Con sus datos, en una frase: lo dice un lector de pantalla.';

export const manager = fieldset(
  'Celular del encargado',
  'Una tarea como la ve quien la hace, en tres pantallas. Se ve en /app, que dice de qué rubro es.',
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
        tasks: shortTemplate('el título de los pendientes', 'Arriba de la primera pantalla.'),
        due: shortTemplate('cuándo vence la tarea', 'Debajo de la tarea, en la primera.'),
        camera: shortTemplate('el título de la cámara', 'Arriba de la segunda.'),
        close: shortTemplate('el botón que cierra la tarea', 'Debajo de la foto.'),
      },
    ),
  },
);
