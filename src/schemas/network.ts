import { z } from 'astro/zod';
import { day } from './day.ts';
import { evidence, evidenceName } from './evidence.ts';
import { fieldset, fieldsets, list, text, withPlaceholders } from './fields.ts';
import { template } from './template.ts';
import {
  branch,
  degrees,
  happened,
  hour,
  items,
  met,
  person,
  role,
  score,
  task,
  whole,
  word,
  labels,
} from './networkFields.ts';

/** The screens that a section may be shown with. */
export const screenNames = ['visit', 'tasks', 'notice', 'plan', 'scores', 'route'] as const;
export type ScreenName = (typeof screenNames)[number];

/** The small screens of the three types of client: a checklist, all branches, one item in several branches. */
export const peekNames = ['checklist', 'branches', 'item'] as const;
export type PeekName = (typeof peekNames)[number];

const repaired = fieldset('Arreglo', 'Cómo queda la sucursal después de la tarea.', {
  day: day('«day», el día del arreglo'),
  reading: degrees,
  score,
  evidence: evidenceName,
});
const scored = fieldset('Sucursal', 'Su nombre y su puntaje.', { branch, score });
const home = fieldset('Portada', 'El dibujo: las sucursales de puntaje más bajo y su tarea.', {
  branch,
  before: score,
  score,
  reading: degrees,
  others: list('Las demás', 'Las que siguen a la más baja.', { min: 1, max: 3 }, scored),
  task,
  person,
  role,
  repaired,
});
const ranked = fieldset('Fila', 'Una sucursal con su lugar en la tabla.', {
  rank: whole('Lugar', 'Contando desde 1.', 999),
  branch,
  score,
  change: z.int().min(-100).max(100).meta({
    title: 'Diferencia',
    description: 'Puntos de más o de menos que la semana anterior.',
  }),
});
const scores = list('Puntajes', 'Uno por semana.', { min: 2, max: 12 }, score);
const branches = (title: string, hint: string) => list(title, hint, { min: 0, max: 12 }, branch);

const item = { text: text('el ítem del checklist', { max: 48 }), points: score };

const visit = fieldset('Auditoría', 'La que encuentra el desvío, con una sección abierta.', {
  labels: labels({
    below: word('la marca de un puntaje bajo'),
    of: word('sobre cuánto es el puntaje'),
    limit: word('hasta cuánto se admite'),
    points: withPlaceholders('los puntos de un ítem', { max: 48 }, 'ganados', 'puntos'),
    task: word('lo que va antes de la tarea'),
    met: word('cuántos ítems se cumplen'),
  }),
  checklist: text('el nombre del checklist', { max: 32 }),
  day: day('«day», el día de la visita'),
  branch,
  city: text('la ciudad de la sucursal', { max: 18 }),
  person,
  sections: fieldsets('Secciones', 'Las partes del checklist.', { min: 1, max: 8 }, 'Sección', {
    title: text('el título de la sección', { max: 18 }),
    met,
    of: items,
  }),
  open: text('el título de la sección abierta', { max: 18 }),
  failed: fieldset('Desvío', 'El ítem que no se cumple: lo que se midió y su tarea.', {
    ...item,
    reading: degrees,
    limit: degrees,
    task,
    person,
    due: day('«due», el día en que vence'),
    evidence: evidenceName,
  }),
  others: fieldsets(
    'Los demás ítems',
    'Los que se cumplen ahí.',
    { min: 0, max: 11 },
    'Ítem',
    item,
  ),
});

const audit = fieldset('Auditoría para probar', 'Los ítems que contesta quien visita el sitio.', {
  items: fieldsets(
    'Ítems',
    'Después del desvío de la visita, otros de su checklist. Un «No» es una foto y una tarea.',
    { min: 1, max: 4 },
    'Ítem',
    {
      ...item,
      task,
      person,
      due: day('«due», el día en que vence'),
      evidence: evidenceName,
    },
  ),
});

const tasks = fieldset('Tareas', 'El tablero, al otro día de la visita.', {
  labels: labels({
    title: word('el título del tablero'),
    pending: word('la columna de lo que falta'),
    doing: word('la columna de lo que está en marcha'),
    done: word('la columna de lo terminado'),
    overdue: word('la marca de una tarea vencida'),
  }),
  day: day('«day», el día en que se mira el tablero'),
  list: fieldsets('Lista', 'Las tareas, en su orden.', { min: 3, max: 12 }, 'Tarea', {
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
});

/** The steps in which a branch's manager does a task. */
export const tapNames = ['open', 'photo', 'done'] as const;
export type TapName = (typeof tapNames)[number];

const manager = fieldset('Celular del encargado', 'La tarea de la historia, en tres pantallas.', {
  pictures: fieldset('Descripciones', 'Una frase por pantalla, para quien no las ve.', {
    open: template('la pantalla de los pendientes', { max: 260 }),
    photo: template('la pantalla de la cámara', { max: 260 }),
    done: template('la pantalla de la tarea hecha', { max: 260 }),
  }),
  labels: fieldset('Textos', 'Lo que dicen. Entre llaves, datos de la red.', {
    tasks: word('el título de los pendientes'),
    due: word('cuándo vence la tarea'),
    camera: word('el título de la cámara'),
    close: word('el botón que cierra la tarea'),
  }),
});

const notice = fieldset('Aviso', 'Lo que se le avisa a toda la red.', {
  labels: labels({
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

const plan = fieldset('Plan', 'Las visitas del mes, una línea por supervisor.', {
  labels: labels({
    title: word('el título del plan'),
    done: word('las visitas hechas'),
    today: word('las visitas de hoy'),
    later: word('las visitas por venir'),
    without: word('la marca de las sucursales sin visita'),
  }),
  day: day('«day», el día en que se mira el plan'),
  branch,
  people: fieldsets(
    'Supervisores',
    'Cada uno con sus visitas, en orden.',
    { min: 1, max: 8 },
    'Supervisor',
    {
      person,
      role,
      visits: fieldsets('Visitas', 'Las del mes, en orden de día.', { min: 1, max: 20 }, 'Visita', {
        day: day('«day», el día de la visita'),
        branch,
      }),
    },
  ),
  without: branches('Sin visita', 'Las sucursales a las que no va nadie.'),
});

const chart = fieldset('Puntajes', 'El gráfico, semana por semana.', {
  labels: labels({
    title: word('el título del gráfico'),
    note: word('de dónde salen los puntajes'),
    average: word('el nombre de la línea de la red'),
    others: word('el nombre de las otras líneas'),
    expected: word('el nombre de la línea del mínimo'),
  }),
  weeks: list('Semanas', 'El lunes de cada una.', { min: 2, max: 12 }, day('el lunes')),
  branch,
  scores,
  others: fieldsets('Las demás', 'Las otras sucursales.', { min: 2, max: 60 }, 'Sucursal', {
    branch,
    scores,
  }),
  notes: fieldsets('Notas', 'Lo que se lee debajo del gráfico.', { min: 1, max: 3 }, 'Nota', {
    day: day('«day», el día'),
    text: happened('lo que pasó'),
    score,
  }),
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

const board = fieldset('Tablero', 'La red en la semana de la visita.', {
  labels: labels({
    title: word('el título del tablero'),
    average: word('el promedio'),
    deviation: word('la marca de desvío'),
  }),
  first: list('Las primeras', 'Las de puntaje más alto.', { min: 1, max: 3 }, ranked),
  last: list('Las últimas', 'Las de puntaje más bajo.', { min: 1, max: 2 }, ranked),
});

const route = fieldset('Recorrido', 'El día de quien supervisa.', {
  labels: labels({
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
  stops: fieldsets('Paradas', 'En orden de hora.', { min: 2, max: 6 }, 'Parada', {
    hour,
    branch,
    done: met,
    of: items,
    pending: happened('lo que se arregló').optional(),
  }),
});

const standard = fieldset('Los mismos ítems', 'Unos ítems del checklist en varias sucursales.', {
  labels: labels({
    title: word('el título de la pantalla'),
    note: word('de cuándo es'),
    score: word('lo que va antes de los puntajes'),
  }),
  branches: list('Sucursales', 'Las que se comparan.', { min: 2, max: 5 }, branch),
  items: fieldsets('Ítems', 'Los que se comparan.', { min: 2, max: 8 }, 'Ítem', {
    text: item.text,
    failed: branches('No cumplen', 'Las sucursales que no lo cumplen.'),
  }),
  photographed: text('el ítem que se muestra con fotos', { max: 48 }),
  photos: list(
    'Fotos',
    'Una por sucursal, la que cumple primero.',
    { min: 2, max: 3 },
    evidenceName,
  ),
});

/** The shape of the sample network: the plain data and words of every product screen. */
export const network = fieldset('Red de ejemplo', 'Lo que muestran las pantallas del sitio.', {
  caption: text('el aviso de que los datos son de ejemplo', { max: 32 }),
  brand: text('el nombre de la marca de ejemplo', { max: 24 }),
  expected: whole('Mínimo esperado', 'El puntaje del que ningún local tendría que bajar.', 100),
  home,
  visit,
  audit,
  evidence,
  tasks,
  manager,
  notice,
  plan,
  scores: chart,
  board,
  standard,
  route,
});
export type Network = z.output<typeof network>;
