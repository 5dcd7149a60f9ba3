/** The screens that a stop of the home page's tour may show. */
export const tourScreenNames = ['visit', 'tasks', 'notice', 'plan', 'scores', 'route'] as const;
export type TourScreenName = (typeof tourScreenNames)[number];

/** The same for authors. */
export const tourScreensInWords =
  'visit es la auditoría; tasks, las tareas; notice, el aviso; plan, las visitas del mes; scores, los puntajes por semana, y route, el recorrido del día';

/** The screens of the six areas on /soluciones, each with a moment of its own. */
export const areaScreenNames = ['visit', 'zones', 'tasks', 'circular', 'plan', 'route'] as const;

/** The same for authors. */
export const areaScreensInWords =
  'visit es la auditoría; zones, el puntaje por zona; tasks, las tareas; circular, la novedad con quién la leyó; plan, las visitas del mes, y route, el recorrido del día';

/** The small screens in the cards of the three types of client: a checklist, all branches, one item in several branches. */
export const cardScreenNames = ['checklist', 'branches', 'item'] as const;
export type CardScreenName = (typeof cardScreenNames)[number];

/** What those who are in the branches see on /app: a task to do, and the day’s route. */
export const personScreenNames = ['pending', 'route'] as const;

/** The steps in which a branch's manager does a task. */
export const tapNames = ['open', 'photo', 'done'] as const;
export type TapName = (typeof tapNames)[number];
