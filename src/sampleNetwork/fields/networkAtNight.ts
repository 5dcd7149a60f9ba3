import { fieldset } from '#schemas/fields.ts';
import { pictureLabels, shortTemplate } from './commonFields.ts';

export const networkAtNight = fieldset(
  'La red de noche',
  'Todas las sucursales, en la semana de la auditoría: un local iluminado cada una. Se ve en /para-quien.',
  {
    labels: pictureLabels({
      title: shortTemplate('el título', 'Arriba, con la semana: los puntajes son de la semana.'),
      solving: shortTemplate(
        'quién resuelve el desvío',
        'Debajo de la tarea de la auditoría: «{encargado} · vence el {vence}».',
      ),
      repaired: shortTemplate(
        'cuándo volvió a subir',
        'Al lado de la tarea, debajo de los dos puntajes: «el jueves, con la foto del arreglo».',
      ),
      unvisited: shortTemplate(
        'qué pasa con la que nadie audita',
        'En su local, debajo del puntaje: de dónde sale y qué le falta, en pocas palabras.',
      ),
      without: shortTemplate(
        'lo que va al lado de las que se quedan sin visita',
        'Al pie, debajo de su nombre.',
      ),
    }),
  },
);
