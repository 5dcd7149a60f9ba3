import { fieldset } from '#schemas/fields.ts';
import { labels, shortTemplate } from './commonFields.ts';

export const networkByZone = fieldset(
  'La red de noche',
  'Todas las sucursales, por supervisor, en la semana de la auditoría: un local iluminado cada una. Se ve en /para-quien.',
  {
    labels: labels({
      title: shortTemplate('el título', 'Arriba, con la fecha.'),
      average: shortTemplate('el promedio', 'Al lado del título. {promedio} se calcula solo.'),
      solving: shortTemplate(
        'quién resuelve el desvío',
        'Debajo de la tarea de la auditoría: «{encargado} · vence el {vence}».',
      ),
      without: shortTemplate(
        'lo que va al lado de las que se quedan sin visita',
        'Al pie, al lado de la tarea.',
      ),
      selfChecked: shortTemplate(
        'de dónde sale el puntaje de las que no se visitan',
        'Debajo de lo anterior.',
      ),
    }),
  },
);
