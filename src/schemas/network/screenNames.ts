/** The screens that a section may be shown with. */
export const screenNames = ['visit', 'tasks', 'notice', 'plan', 'scores', 'route'] as const;
export type ScreenName = (typeof screenNames)[number];

/** The same for authors. */
export const screensInWords =
  'visit es la auditoría; tasks, las tareas; notice, el aviso; plan, las visitas del mes; scores, los puntajes por semana, y route, el recorrido del día';

/** The small screens in the cards of the three types of client: a checklist, all branches, one item in several branches. */
export const cardScreenNames = ['checklist', 'branches', 'item'] as const;
export type CardScreenName = (typeof cardScreenNames)[number];

/** The steps in which a branch's manager does a task. */
export const tapNames = ['open', 'photo', 'done'] as const;
export type TapName = (typeof tapNames)[number];
