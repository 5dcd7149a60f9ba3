import { fieldset } from '#schemas/fields.ts';
import { pictureLabels, shortTemplate } from './commonFields.ts';

export const networkStatus = fieldset(
  'Tres respuestas',
  'Qué locales cumplen, qué sigue abierto y quién lo tiene: sale de «Puntajes», en la semana de la auditoría, y de «Tareas». Se ve al final de un artículo.',
  {
    labels: pictureLabels({
      title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
      metQuestion: shortTemplate('la primera pregunta', 'Arriba de cuántos pasan el mínimo.'),
      metCount: shortTemplate(
        'cuántos pasan el mínimo',
        '{sobreMinimoVisita} y {sucursales} se cuentan solos.',
      ),
      below: shortTemplate('cuál quedó abajo', 'Debajo. {sucursal} es la de la auditoría.'),
      openQuestion: shortTemplate(
        'la segunda pregunta',
        'Arriba de cuántas tareas no se hicieron.',
      ),
      openCount: shortTemplate(
        'cuántas tareas no se hicieron',
        '{abiertas} y {tareas} se cuentan solas.',
      ),
      overdue: shortTemplate('cuántas están vencidas', 'Debajo. {vencidas} se cuentan solas.'),
      peopleQuestion: shortTemplate('la tercera pregunta', 'Arriba de quién tiene cada tarea.'),
    }),
  },
);
