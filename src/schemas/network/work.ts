import { z } from 'astro/zod';
import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, list, text } from '#schemas/fields.ts';
import { template } from './template.ts';
import {
  branch,
  captions,
  event,
  hour,
  itemCount,
  labels,
  metCount,
  person,
  role,
  task,
  shortTemplate,
} from './commonFields.ts';
import { evidenceName } from './evidence.ts';

/** What follows in the sample network: its tasks, a notice, the plan of visits and a day's route. */

export const tasks = fieldset(
  'Tareas',
  'El tablero de tareas, al otro día de la auditoría. Se ve en /soluciones y, en parte, en la portada.',
  {
    labels: labels({
      title: shortTemplate('el título del tablero', 'Arriba de la pantalla.'),
      pending: shortTemplate(
        'la columna de lo que falta',
        'La primera: las tareas con estado pending.',
      ),
      doing: shortTemplate(
        'la columna de lo que está en marcha',
        'La del medio: las tareas con estado doing.',
      ),
      done: shortTemplate('la columna de lo terminado', 'La última: las tareas con estado done.'),
      overdue: shortTemplate(
        'la marca de una tarea vencida',
        'Sale sola en las que vencieron antes del día del tablero y no están hechas.',
      ),
    }),
    day: day(
      '«day», el día en que se mira el tablero',
      'Decide qué tareas están vencidas. Por ejemplo, 2026-06-03.',
    ),
    list: fieldsets(
      'Lista',
      'Las tareas, en el orden en que se muestran. Una es la de la auditoría, igual que allá.',
      { min: 3, max: 12 },
      'Tarea',
      {
        title: task,
        branch,
        person,
        due: day(
          '«due», el día en que vence',
          'Hasta qué día hay para hacer la tarea. Por ejemplo, 2026-06-05.',
        ),
        state: z.enum(['pending', 'doing', 'done']).meta({
          title: 'Estado',
          description: 'En qué columna va: pending es pendiente; doing, en curso, y done, hecha.',
        }),
        followed: z.boolean().optional().meta({
          title: 'Se destaca',
          description: 'Encendido en una sola: la de la auditoría, la que sigue la historia.',
        }),
        evidence: evidenceName.optional().meta({
          title: 'Foto',
          description:
            'El nombre de la foto de la que sale, tomada en esa sucursal. Con ella, la tarea se destaca en el tablero. Puede faltar.',
        }),
      },
    ),
  },
);

const branches = (title: string, hint: string) => list(title, hint, { min: 0, max: 12 }, branch);

const noticeLabels = {
  title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
  read: shortTemplate(
    'cuántas sucursales leyeron',
    'Arriba de las que no lo leyeron. {leyeron} y {sucursales} se cuentan solos; en la circular, {leyeronCircular}.',
  ),
  unread: shortTemplate('la marca de quien no leyó', 'Al lado de cada sucursal de «Sin leer».'),
  remind: shortTemplate(
    'el recordatorio',
    'El botón de abajo. {faltan} se cuenta solo; en la circular, {faltanCircular}.',
  ),
};

const noticeFields = {
  day: day('«day», el día del aviso', 'Por ejemplo, 2026-06-05.'),
  person,
  role,
  title: text('el título del aviso', {
    max: 60,
    hint: 'Qué tiene que hacer quien lo lee. Mejor hasta 40.',
  }),
  text: text('el texto del aviso', { max: 160, hint: 'Cómo hacerlo, en una o dos frases.' }),
  unread: branches(
    'Sin leer',
    'Las sucursales que todavía no lo abrieron; las demás lo leyeron. Puede quedar vacía.',
  ),
};

export const notice = fieldset(
  'Aviso',
  'El aviso a toda la red que sigue a la auditoría, con quién lo leyó y quién no. Se ve en la portada.',
  { labels: captions(noticeLabels), ...noticeFields },
);

export const circular = fieldset(
  'Circular',
  'Una novedad de todos los meses, con quién la leyó y quién no. Se ve en /soluciones.',
  {
    labels: labels(noticeLabels),
    ...noticeFields,
    evidence: evidenceName.meta({
      title: 'Foto',
      description: 'El nombre de la foto que muestra cómo queda, al lado del texto.',
    }),
  },
);

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

export const plan = fieldset(
  'Plan',
  'Las visitas del mes, una línea por supervisor. Se ve en /soluciones y, en parte, en la portada.',
  {
    labels: labels({
      title: shortTemplate(
        'el título del plan',
        'Arriba de la pantalla. {mes} sale del día del plan.',
      ),
      done: shortTemplate(
        'las visitas hechas',
        'Las de antes del día del plan. {visitasHechas} se cuenta solo.',
      ),
      today: shortTemplate(
        'las visitas de hoy',
        'Las del día del plan. {visitasHoy} se cuenta solo.',
      ),
      later: shortTemplate(
        'las visitas por venir',
        'Las de después. {visitasPorVenir} se cuenta solo.',
      ),
      selfChecks: template('lo que pasa todas las semanas', {
        max: 60,
        hint: 'Debajo de los supervisores, con una marca por semana: cada local se controla solo entre visita y visita. Mejor hasta 45.',
      }),
      without: shortTemplate(
        'la marca de las sucursales sin visita',
        'Debajo del plan, al lado de sus nombres.',
      ),
      assign: shortTemplate(
        'el botón que le da fecha a la que falta',
        'Al final del plan, al lado de las que no tienen visita: a quién se le asigna y para cuándo.',
      ),
    }),
    day: day(
      '«day», el día en que se mira el plan',
      'El «hoy» de la pantalla: ese día se vuelve a la sucursal de la auditoría. Por ejemplo, 2026-06-09.',
    ),
    branch,
    people: fieldsets(
      'Supervisores',
      'Cada uno con sus visitas, en el orden en que se muestran.',
      { min: 1, max: 8 },
      'Supervisor',
      {
        person,
        role,
        visits: fieldsets(
          'Visitas',
          'Las del mes, en orden de día. Una es la auditoría y otra, la vuelta a esa sucursal.',
          { min: 1, max: 20 },
          'Visita',
          {
            day: day('«day», el día de la visita', 'Por ejemplo, 2026-06-02.'),
            branch,
          },
        ),
      },
    ),
    without: branches(
      'Sin visita',
      'Las sucursales de «Puntajes» a las que no va nadie en el mes: todas, y ninguna otra.',
    ),
  },
);

export const route = fieldset(
  'Recorrido',
  'El día de quien supervisa, con las visitas en orden de hora. Se ve en /soluciones, en /app y, en parte, en la portada.',
  {
    labels: labels({
      title: shortTemplate('el título del recorrido', 'Arriba de la pantalla.'),
      done: shortTemplate('la marca de una visita hecha', 'En las que tienen todos sus ítems.'),
      doing: shortTemplate('la marca de la visita en curso', 'En la que está empezada.'),
      next: shortTemplate('la marca de la visita que sigue', 'En las que no empezaron.'),
      pending: shortTemplate(
        'lo que quedó de la visita anterior',
        'Arriba de lo que se arregló, en la parada que lo dice.',
      ),
      total: shortTemplate(
        'cuánto va hecho en el día',
        'Abajo, al lado de la cuenta, que sale sola.',
      ),
    }),
    day: day(
      '«day», el día del recorrido',
      'Uno en el que esa persona tiene visitas en el plan. Por ejemplo, 2026-06-09.',
    ),
    person,
    role,
    stops: fieldsets(
      'Paradas',
      'En orden de hora: las visitas que el plan tiene ese día.',
      { min: 2, max: 6 },
      'Parada',
      {
        hour,
        branch,
        done: metCount,
        of: itemCount,
        pending: event('lo que se arregló').optional(),
      },
    ),
  },
);
