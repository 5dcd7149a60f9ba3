import { fieldset } from '#schemas/fields.ts';
import { labels, shortTemplate } from './commonFields.ts';

export const zones = fieldset(
  'Zonas',
  'El puntaje de cada supervisor, semana por semana: los promedios salen de «Puntajes» y de quién va a cada sucursal según «Plan». Se ve en /app.',
  {
    labels: labels({
      title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
      note: shortTemplate('de dónde salen los puntajes', 'En letra chica, al lado del título.'),
      lowest: shortTemplate(
        'lo que va antes de la sucursal más baja',
        'Debajo de cada supervisor, antes del nombre y el puntaje de su local más bajo.',
      ),
    }),
  },
);
