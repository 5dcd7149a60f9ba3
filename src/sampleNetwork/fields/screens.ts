import { z } from 'astro/zod';

/** Every screen that an author can choose, with the name that the field's hint gives it. */
const screens = {
  visit: 'la auditoría',
  tasks: 'las tareas',
  notice: 'el aviso',
  circular: 'la novedad con quién la leyó',
  plan: 'las visitas del mes',
  scores: 'los puntajes por semana',
  dayRoute: 'el recorrido del día',
  lastVisits: 'los locales que más esperan una visita',
  fifteenDayTest: 'la prueba de los 15 días',
  repeatedFailure: 'una falla que volvió y la tarea que la corta',
  networkStatus: 'qué se cumple, qué sigue abierto y quién lo tiene',
};

/** A field in which authors choose one of `names`. Its hint is `shown`, followed by a description of each name. */
function screenField<Name extends keyof typeof screens>(
  title: string,
  shown: string,
  names: readonly Name[],
) {
  const told = names.map((name) => `${name}, ${screens[name]}`);
  const description = `${shown}: ${told.slice(0, -1).join('; ')}, y ${told.at(-1)}.`;
  return z.enum(names).meta({ title, description });
}

/** What a station of the home page's tour shows. */
export const tourScreen = screenField(
  'Detalle',
  'La parte de la pantalla que se ve debajo del texto',
  ['visit', 'tasks', 'notice', 'plan', 'scores', 'dayRoute'],
);
export type TourScreenName = z.output<typeof tourScreen>;

/** What one of the six areas on /soluciones shows. Each area shows another moment. */
export const areaScreen = screenField(
  'Pantalla',
  'La pantalla que se ve con el texto, al lado o debajo',
  ['visit', 'scores', 'tasks', 'circular', 'plan', 'dayRoute'],
);

/** What stands beside the invitation that follows an article. */
export const practiceScreen = screenField('Pantalla', 'La que se ve al lado', [
  'lastVisits',
  'fifteenDayTest',
  'repeatedFailure',
  'networkStatus',
]);
export type PracticeScreenName = z.output<typeof practiceScreen>;
