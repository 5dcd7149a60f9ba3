/** The screens that a stop of the home page's tour may show. */
export const tourScreenNames = ['visit', 'tasks', 'notice', 'plan', 'scores', 'route'] as const;
export type TourScreenName = (typeof tourScreenNames)[number];

/** The same for authors. */
export const tourScreensInWords =
  'visit es la auditoría; tasks, las tareas; notice, el aviso; plan, las visitas del mes; scores, los puntajes por semana, y route, el recorrido del día';

/** The screens of the six areas on /soluciones, each with a moment of its own. */
export const areaScreenNames = ['visit', 'scores', 'tasks', 'circular', 'plan', 'route'] as const;

/** The same for authors. */
export const areaScreensInWords =
  'visit es la auditoría; scores, los puntajes por semana; tasks, las tareas; circular, la novedad con quién la leyó; plan, las visitas del mes, y route, el recorrido del día';

/** The screens beside the invitation that follows an article. */
export const practiceScreenNames = ['waits', 'trial', 'answers'] as const;
export type PracticeScreenName = (typeof practiceScreenNames)[number];

/** The same for authors. */
export const practiceScreensInWords =
  'waits, los locales que más esperan una visita; trial, la prueba de los 15 días, y answers, qué se cumple, qué sigue abierto y quién lo tiene';

/** The steps in which a branch's manager does a task. */
export const tapNames = ['open', 'photo', 'done'] as const;
export type TapName = (typeof tapNames)[number];
