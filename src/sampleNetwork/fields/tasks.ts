import { z } from 'astro/zod';
import { day } from '#schemas/day.ts';
import { fieldset, fieldsets } from '#schemas/fields.ts';
import { branch, pictureLabels, person, task, shortTemplate } from './commonFields.ts';
import { evidenceName } from './evidence.ts';

const state = z.enum(['pending', 'doing', 'done']).meta({
  title: 'Estado',
  description:
    'En qué columna va: pending es pendiente; doing, en curso, y done, hecha o, si alguien ya volvió, confirmada.',
});

export const tasks = fieldset(
  'Tareas',
  'El tablero de tareas, al otro día de la auditoría. Se ve en /soluciones y, en parte, en la portada.',
  {
    labels: pictureLabels({
      title: shortTemplate('el título del tablero', 'Arriba de la pantalla.'),
      pending: shortTemplate(
        'la columna de lo que falta',
        'La primera: las tareas con estado pending.',
      ),
      doing: shortTemplate(
        'la columna de lo que está en marcha',
        'La del medio: las tareas con estado doing.',
      ),
      done: shortTemplate(
        'la columna de lo hecho',
        'Las tareas con estado done que todavía nadie fue a ver.',
      ),
      verify: shortTemplate(
        'lo que va antes de quien la confirma',
        'En las hechas, si según «Plan» alguien vuelve a esa sucursal: el nombre y el día salen de ahí.',
      ),
      verified: shortTemplate(
        'la columna de lo confirmado',
        'La última: las hechas en sucursales adonde, según «Plan», alguien ya fue después de que vencieron.',
      ),
      overdue: shortTemplate(
        'la marca de una tarea vencida',
        'Sale sola en las que vencieron antes del día del tablero y no están hechas.',
      ),
    }),
    day: day(
      '«day», el día en que se mira el tablero',
      'Decide qué tareas están vencidas. Por ejemplo, 2026-06-03.',
    ),
    followed: state.meta({
      title: 'Estado de la de la auditoría',
      description:
        'En qué columna va la tarea de la auditoría, primera entre las suyas: pending es pendiente; doing, en curso, y done, hecha. Lo demás sale de allá.',
    }),
    list: fieldsets(
      'Las demás',
      'Las otras tareas, en el orden en que se muestran. La de la auditoría se agrega sola.',
      { min: 2, max: 11 },
      'Tarea',
      {
        title: task,
        branch,
        person,
        due: day(
          '«due», el día en que vence',
          'Hasta qué día hay para hacer la tarea. Por ejemplo, 2026-06-05.',
        ),
        state,
        evidence: evidenceName.optional().meta({
          title: 'Foto',
          description:
            'El nombre de la foto de la que sale o, si está hecha, del arreglo, tomada en esa sucursal. De cada columna se ve la primera que tiene foto. Puede faltar.',
        }),
      },
    ),
  },
);
