import { minutesBetween } from '#lib/dates.ts';
import { fieldset, list, text } from '#schemas/fields.ts';
import { hour, pictureLabels, shortTemplate } from './commonFields.ts';
import { template } from './template.ts';

/** The steps in which a branch's manager does a task. Each step is a screen. */
export const tapNames = ['open', 'photo', 'done'] as const;
export type TapName = (typeof tapNames)[number];

const pictureHint = 'Con sus datos, en una frase: lo dice un lector de pantalla.';

export const taskPhone = fieldset(
  'Celular del encargado',
  'Una tarea como la ve quien la hace, en tres pantallas. Se ve en /app, que dice de qué rubro es.',
  {
    pictures: fieldset('Descripciones', 'Una frase por pantalla, para quien no las ve.', {
      open: template('la pantalla de los pendientes', { max: 260, hint: pictureHint }),
      photo: template('la pantalla de la cámara', { max: 260, hint: pictureHint }),
      done: template('la pantalla de la tarea hecha', { max: 260, hint: pictureHint }),
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

export const managerDay = fieldset(
  'El día del encargado',
  'El celular del encargado al otro día de la auditoría: cuánto hizo de su checklist, con sus ítems. Se ve en /app.',
  {
    labels: pictureLabels({
      title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
      checklist: shortTemplate(
        'el nombre del checklist',
        'Debajo de cuántos hizo, al lado de las dos horas.',
      ),
    }),
    items: list(
      'Ítems',
      'Los del checklist, en su orden.',
      { min: 2, max: 6 },
      text('un ítem', { max: 40, hint: 'Algo que se ve o se mide. Mejor hasta 28.' }),
    ),
    start: hour.meta({ title: 'Empezó', description: 'A qué hora abrió el checklist.' }),
    end: hour.meta({
      title: 'Terminó',
      description: 'A qué hora lo cerró. Los minutos que llevó se cuentan solos.',
    }),
  },
).refine(({ start, end }) => minutesBetween(start, end) > 0, {
  path: ['end'],
  message: 'Es después de que empezó.',
});
