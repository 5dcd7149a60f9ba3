import { z } from 'astro/zod';
import { day } from './day.ts';
import { block, list, text } from './fields.ts';
import {
  home,
  branch,
  person,
  role,
  task,
  repair,
  hour,
  whole,
  score,
  degrees,
  met,
  items,
  ranked,
  scores,
  branches,
  word,
  words,
} from './networkFields.ts';

/** The screens that a section may be shown with. */
export const screenNames = ['visit', 'tasks', 'notice', 'plan', 'scores', 'route'] as const;
export type ScreenName = (typeof screenNames)[number];

const item = { text: text('el ítem del checklist', { max: 48 }), points: score };

const visit = block('Auditoría', 'La que encuentra el desvío, con una sección abierta.', {
  words: words({
    below: word('la marca de un puntaje bajo'),
    of: word('sobre cuánto es el puntaje'),
    limit: word('hasta cuánto se admite'),
    task: word('lo que va antes de la tarea'),
    met: word('cuántos ítems se cumplen'),
  }),
  checklist: text('el nombre del checklist', { max: 32 }),
  day: day('«day», el día de la visita'),
  branch,
  city: text('la ciudad de la sucursal', { max: 18 }),
  person,
  sections: list(
    'Secciones',
    'Las partes del checklist.',
    { min: 1, max: 8 },
    block('Sección', 'Una parte del local.', {
      title: text('el título de la sección', { max: 18 }),
      met,
      of: items,
    }),
  ),
  open: text('el título de la sección abierta', { max: 18 }),
  failed: block('Desvío', 'El ítem que no se cumple: lo que se midió y su tarea.', {
    ...item,
    reading: degrees,
    limit: degrees,
    task,
    person,
    due: day('«due», el día en que vence'),
  }),
  others: list(
    'Los demás ítems',
    'Los que se cumplen en la sección abierta.',
    { min: 0, max: 11 },
    block('Ítem', 'Lo que se mira y cuánto vale.', item),
  ),
});

const tasks = block('Tareas', 'El tablero, al otro día de la visita.', {
  words: words({
    title: word('el título del tablero'),
    pending: word('la columna de lo que falta'),
    doing: word('la columna de lo que está en marcha'),
    done: word('la columna de lo terminado'),
    overdue: word('la marca de una tarea vencida'),
  }),
  day: day('«day», el día en que se mira el tablero'),
  list: list(
    'Lista',
    'Las tareas, en el orden en que se muestran.',
    { min: 3, max: 12 },
    block('Tarea', 'Qué hay que hacer, dónde, quién y para cuándo.', {
      title: task,
      branch,
      person,
      due: day('«due», el día en que vence'),
      state: z
        .enum(['pending', 'doing', 'done'])
        .meta({ title: 'Estado', description: 'pending, doing o done.' }),
      followed: z
        .boolean()
        .optional()
        .meta({ title: 'Se destaca', description: 'La tarea que sigue la historia.' }),
    }),
  ),
});

const notice = block('Aviso', 'Lo que se le avisa a toda la red.', {
  words: words({
    title: word('el título de la pantalla'),
    read: word('cuántas sucursales leyeron'),
    unread: word('la marca de quien no leyó'),
    remind: word('el recordatorio'),
  }),
  day: day('«day», el día del aviso'),
  person,
  role,
  title: text('el título del aviso', { max: 60 }),
  text: text('el texto del aviso', { max: 160 }),
  unread: branches('Sin leer', 'Las sucursales que todavía no lo abrieron.'),
});

const plan = block('Plan', 'Las visitas del mes, una línea por supervisor.', {
  words: words({
    title: word('el título del plan'),
    done: word('las visitas hechas'),
    today: word('las visitas de hoy'),
    later: word('las visitas por venir'),
    without: word('la marca de las sucursales sin visita'),
  }),
  day: day('«day», el día en que se mira el plan'),
  branch,
  people: list(
    'Supervisores',
    'Cada uno con sus visitas, en orden de día.',
    { min: 1, max: 8 },
    block('Supervisor', 'Quién es y a quién visita.', {
      person,
      role,
      visits: list(
        'Visitas',
        'Las del mes, en orden de día.',
        { min: 1, max: 20 },
        block('Visita', 'A qué sucursal y qué día.', {
          day: day('«day», el día de la visita'),
          branch,
        }),
      ),
    }),
  ),
  without: branches('Sin visita', 'Las sucursales a las que no va nadie.'),
});

const chart = block('Puntajes', 'El gráfico, semana por semana.', {
  words: words({
    title: word('el título del gráfico'),
    average: word('el nombre de la línea de la red'),
    others: word('el nombre de las otras líneas'),
    expected: word('el nombre de la línea del mínimo'),
  }),
  weeks: list('Semanas', 'El lunes de cada una.', { min: 2, max: 12 }, day('el lunes')),
  branch,
  scores,
  others: list(
    'Las demás',
    'Todas las otras sucursales de la red.',
    { min: 2, max: 60 },
    block('Sucursal', 'Su nombre y sus puntajes.', { branch, scores }),
  ),
  notes: list(
    'Notas',
    'Lo que se lee debajo del gráfico.',
    { min: 1, max: 3 },
    block('Nota', 'Qué pasó y el puntaje de entonces.', {
      day: day('«day», el día'),
      text: repair,
      score,
    }),
  ),
}).superRefine(({ weeks, scores: own, others }, context) => {
  for (const [index, { length }] of [own, ...others.map((other) => other.scores)].entries()) {
    if (length === weeks.length) continue;
    context.addIssue({
      code: 'custom',
      path: index === 0 ? ['scores'] : ['others', index - 1, 'scores'],
      message: `Va un puntaje por semana: son ${weeks.length} y hay ${length}.`,
    });
  }
});

const board = block('Tablero', 'La red en la semana de la visita.', {
  words: words({
    title: word('el título del tablero'),
    average: word('el promedio'),
    deviation: word('la marca de desvío'),
  }),
  first: list('Las primeras', 'Las de puntaje más alto.', { min: 1, max: 3 }, ranked),
  last: list('Las últimas', 'Las de puntaje más bajo.', { min: 1, max: 2 }, ranked),
});

const route = block('Recorrido', 'El día de quien supervisa.', {
  words: words({
    title: word('el título del recorrido'),
    done: word('la marca de una visita hecha'),
    doing: word('la marca de la visita en curso'),
    next: word('la marca de la visita que sigue'),
    pending: word('lo que quedó de la visita anterior'),
    total: word('cuánto va hecho en el día'),
  }),
  day: day('«day», el día del recorrido'),
  person,
  role,
  stops: list(
    'Paradas',
    'En orden de hora.',
    { min: 2, max: 6 },
    block('Parada', 'A qué hora, dónde y cuánto va hecho.', {
      hour,
      branch,
      done: met,
      of: items,
      pending: repair.optional(),
    }),
  ),
});

/** The sample network: the plain data and words of every product screen. */
export const networkSchema = block(
  'Red de ejemplo',
  'La marca, los locales y la heladera que muestran las pantallas del sitio.',
  {
    caption: text('el aviso de que los datos son de ejemplo', { max: 32 }),
    brand: text('el nombre de la marca de ejemplo', { max: 24 }),
    expected: whole('Mínimo esperado', 'El puntaje del que ningún local tendría que bajar.', 100),
    home,
    visit,
    tasks,
    notice,
    plan,
    scores: chart,
    board,
    route,
  },
);
export type Network = z.output<typeof networkSchema>;
