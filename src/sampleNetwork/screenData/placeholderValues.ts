import { formatMonthName, formatWeekdayDate, minutesBetween } from '#lib/dates.ts';
import { sum } from '#lib/sum.ts';
import type { CountedNetwork } from './counts.ts';
import { isOverdue, visitState } from './progress.ts';

/** «Güemes y Posadas». */
const joinNames = (names: readonly string[]) =>
  new Intl.ListFormat('es-AR', { type: 'conjunction' }).format(names);

/** Who has read the notice and the circular, and who has not. */
const noticeValues = ({ notice, circular, branchCount, readerCount }: CountedNetwork) => ({
  leyeron: branchCount - notice.unread.length,
  faltan: notice.unread.length,
  circular: circular.title,
  leyeronCircular: readerCount,
  faltanCircular: circular.unread.length,
  sinLeerCircular: joinNames(circular.unread),
});

/** The first overdue task: its branch, its person and since when it is overdue. */
function overdueValues({ tasks }: CountedNetwork) {
  const overdue = tasks.list.find((task) => isOverdue(task, tasks.day));
  return {
    vencidaEn: overdue?.branch ?? '',
    vencidaDe: overdue?.person ?? '',
    vencidaDesde: overdue ? formatWeekdayDate(overdue.due) : '',
  };
}

/** The item that branches are compared by: how many of them meet it, and how much it weighs. */
function comparedValues({ sameItem, visit, tryAudit }: CountedNetwork) {
  const { item, branches, failed } = sameItem;
  const items = [visit.failed, ...visit.others, ...tryAudit.items];
  return {
    comparadas: branches.length,
    cumplenItem: branches.length - failed.length,
    pesoItem: items.find(({ text }) => text === item)?.points ?? 0,
  };
}

/** The value of each placeholder that is not about a finding. */
export function networkValues(network: CountedNetwork) {
  const { ranking, expected, tasks, plan, scores, dayRoute, averages, visitWeek } = network;
  const { opening, managerDay } = network;
  const visits = plan.people.flatMap((each) => each.visits);
  const visitsThat = (state: string) =>
    visits.filter(({ day }) => visitState(day, plan.day) === state).length;
  return {
    sucursales: network.branchCount,
    minimo: expected,
    sobreMinimo: network.aboveExpectedCount,
    sobreMinimoVisita: ranking.filter(({ score }) => score >= expected).length,
    puntajeFinal: scores.weekly.at(-1) ?? 0,
    puntajeAnterior: scores.weekly[visitWeek - 1] ?? 0,
    puntajeArreglo: network.repair.score,
    puntajePosterior: scores.weekly[visitWeek + 1] ?? 0,
    promedio: averages[visitWeek] ?? 0,
    promedioInicial: averages.at(0) ?? 0,
    promedioFinal: averages.at(-1) ?? 0,
    semanas: scores.weeks.length,
    tareas: tasks.list.length,
    abiertas: tasks.list.filter(({ state }) => state !== 'done').length,
    vencidas: tasks.list.filter((task) => isOverdue(task, tasks.day)).length,
    ...noticeValues(network),
    ...overdueValues(network),
    ...comparedValues(network),
    arreglo: dayRoute.stops.find(({ pending }) => pending)?.pending ?? '',
    mes: formatMonthName(plan.day),
    visitas: visits.length,
    visitasHechas: visitsThat('done'),
    visitasHoy: visitsThat('today'),
    visitasPorVenir: visitsThat('later'),
    sinVisita: joinNames(plan.unvisited),
    faltanVisita: plan.unvisited.length,
    conVisita: network.branchCount - plan.unvisited.length,
    itemsApertura: managerDay.items.length,
    minutosApertura: minutesBetween(managerDay.start, managerDay.end),
    aperturas: opening.week.length,
    aperturasCompletas: opening.week.filter(({ missing }) => missing === undefined).length,
    horaRecorrido: dayRoute.hour,
    paradas: dayRoute.stops.length,
    itemsHechos: sum(dayRoute.stops.map(({ done }) => done)),
    itemsDelDia: sum(dayRoute.stops.map(({ of }) => of)),
    diaPlan: formatWeekdayDate(plan.day),
  };
}
