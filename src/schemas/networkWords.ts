import { formatDayMonth, formatMonthName, formatWeekday } from '#lib/dates.ts';
import type { NetworkView } from './networkView.ts';

/** What texts may say of the sample network: the name that stands between braces, and its value. */
const words = {
  marca: ({ brand }) => brand.name,
  sucursal: ({ visit }) => visit.branch.name,
  sucursales: ({ branches }) => branches.length,
  supervisor: ({ visit }) => visit.supervisor.name,
  encargado: ({ visit }) => visit.manager.name,
  minimo: ({ expected }) => expected,
  puntaje: ({ visit }) => visit.score,
  puntajeInicial: ({ weeks, visit }) => scoreOf(weeks.at(0), visit.branch.key),
  puntajeFinal: ({ weeks, visit }) => scoreOf(weeks.at(-1), visit.branch.key),
  promedio: ({ visit }) => visit.week.average,
  promedioInicial: ({ weeks }) => weeks.at(0)?.average ?? 0,
  promedioFinal: ({ weeks }) => weeks.at(-1)?.average ?? 0,
  semanas: ({ weeks }) => weeks.length,
  item: ({ deviation }) => deviation.text,
  lectura: ({ deviation }) => degrees(deviation.evidence.reading),
  maximo: ({ deviation }) => degrees(deviation.evidence.limit),
  cumplidos: ({ visit }) => visit.items - visit.failed,
  items: ({ visit }) => visit.items,
  desvios: ({ visit }) => visit.failed,
  tarea: ({ tasks }) => tasks.repair?.title ?? '',
  vence: ({ tasks }) => (tasks.repair ? formatDayMonth(tasks.repair.due) : ''),
  tareas: ({ tasks }) => tasks.list.length,
  vencidas: ({ tasks }) => tasks.list.filter(({ isOverdue }) => isOverdue).length,
  aviso: ({ notice }) => notice.title,
  leyeron: ({ notice }) => notice.readers,
  faltan: ({ notice }) => notice.unread.length,
  sinLeer: ({ notice }) => listOf(notice.unread.map(({ name }) => name)),
  arreglo: ({ recovery }) => recovery.text,
  mes: ({ plan }) => formatMonthName(plan.day),
  visitas: ({ plan }) => plan.visits.length,
  visitasHechas: ({ plan }) => plan.done,
  visitasHoy: ({ plan }) => plan.today,
  visitasPorVenir: ({ plan }) => plan.later,
  sinVisita: ({ plan }) => listOf(plan.without.map(({ name }) => name)),
  paradas: ({ route }) => route.stops.length,
  itemsHechos: ({ route }) => route.done,
  itemsDelDia: ({ route }) => route.items,
  diaVisita: ({ visit }) => formatWeekday(visit.day),
  diaTareas: ({ tasks }) => formatWeekday(tasks.day),
  diaAviso: ({ notice }) => formatWeekday(notice.day),
  diaArreglo: ({ recovery }) => formatWeekday(recovery.day),
  diaPlan: ({ plan }) => formatWeekday(plan.day),
} satisfies Record<string, (view: NetworkView) => string | number>;

/** A temperature that no line break parts from its unit. */
const degrees = (reading: number) => `${reading}\u00a0°C`;

const scoreOf = (week: NetworkView['weeks'][number] | undefined, key: string) =>
  week?.ranking.find(({ branch }) => branch.key === key)?.score ?? 0;

const listOf = (names: readonly string[]) =>
  new Intl.ListFormat('es-AR', { type: 'conjunction' }).format(names);

/** A name that a text may put between braces. */
export type NetworkWord = keyof typeof words;

/** The names that a text may put between braces. */
export const networkWordNames = Object.keys(words) as NetworkWord[];

/** What each name stands for in a network. */
export const networkWords = (view: NetworkView): Record<NetworkWord, string> =>
  Object.fromEntries(
    Object.entries(words).map(([name, read]) => [name, String(read(view))]),
  ) as Record<NetworkWord, string>;
