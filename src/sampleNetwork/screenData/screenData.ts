import { formatMonthName, formatWeekdayDate, minutesBetween } from '#lib/dates.ts';
import { fillPlaceholders } from '#lib/placeholders.ts';
import { sum } from '#lib/sum.ts';
import { resolveReferences, type ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';
import type { SampleNetwork } from '#sampleNetwork/fields/sampleNetworkFields.ts';
import type { Placeholder } from '#sampleNetwork/fields/template.ts';
import { findingsOf } from './findings.ts';
import { isOverdue, visitState } from './progress.ts';
import { tasksOf } from './tasks.ts';
import { lastVisitsOf } from './lastVisits.ts';
import { supervisorsOf } from './supervisors.ts';

/**
 * The network with the counts made from it: its branches, those that have read the circular, each week's mean score.
 */
function withCounts(network: ResolvedNetwork) {
  const { branches, visitWeek } = network;
  const { weeks } = network.scores;
  const all = branches.map(({ weekly }) => weekly);
  /** Every branch with its score in the week of the visit, the best first. */
  const ranking = branches
    .map(({ branch, weekly }) => ({ branch, score: weekly[visitWeek] ?? 0 }))
    .sort((a, b) => b.score - a.score);
  return {
    ...network,
    ranking,
    branchCount: all.length,
    aboveExpectedCount: all.filter((weekly) => (weekly.at(-1) ?? 0) >= network.expected).length,
    /** The Monday after the visit, on which the week of the visit is reported. */
    reportDay: weeks[visitWeek + 1] ?? network.visit.day,
    readerCount: all.length - network.circular.unread.length,
    supervisors: supervisorsOf(network),
    /** Those that fill a row of photos. */
    firstTrades: network.trades.slice(0, 4),
    tasks: { ...network.tasks, list: tasksOf(network) },
    lastVisits: { ...network.lastVisits, list: lastVisitsOf(network) },
    averages: weeks.map((_, index) =>
      Math.round(sum(all.map((weekly) => weekly[index] ?? 0)) / all.length),
    ),
  };
}

/** «Güemes y Posadas». */
const joinNames = (names: readonly string[]) =>
  new Intl.ListFormat('es-AR', { type: 'conjunction' }).format(names);

/** Who has read the notice and the circular, and who has not. */
const noticeValues = ({
  notice,
  circular,
  branchCount,
  readerCount,
}: ReturnType<typeof withCounts>) => ({
  leyeron: branchCount - notice.unread.length,
  faltan: notice.unread.length,
  circular: circular.title,
  leyeronCircular: readerCount,
  faltanCircular: circular.unread.length,
  sinLeerCircular: joinNames(circular.unread),
});

/** The first overdue task: its branch, its person and since when it is overdue. */
function overdueValues({ tasks }: ReturnType<typeof withCounts>) {
  const overdue = tasks.list.find((task) => isOverdue(task, tasks.day));
  return {
    vencidaEn: overdue?.branch ?? '',
    vencidaDe: overdue?.person ?? '',
    vencidaDesde: overdue ? formatWeekdayDate(overdue.due) : '',
  };
}

function networkPlaceholders(network: ReturnType<typeof withCounts>) {
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
    enFecha: tasks.list.filter((task) => !isOverdue(task, tasks.day)).length,
    ...noticeValues(network),
    ...overdueValues(network),
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

/**
 * What the product screens show: the network with its references resolved and what is counted and ranked in it. `values`
 * has the value of each placeholder, and `fillIn` puts them into a text. Each of the `findings` has a `fillIn` of its
 * own, for texts about that finding instead of the story's.
 */
export function screenDataOf(network: SampleNetwork) {
  const resolved = resolveReferences(network);
  const derived = withCounts(resolved);
  const findings = findingsOf(resolved);
  const plain = { ...networkPlaceholders(derived), ...findings[0].values };
  // The text about the repair has placeholders too, so it is filled in first.
  const arreglo = fillPlaceholders(plain.arreglo, plain);
  const values = { ...plain, arreglo } satisfies Record<Placeholder, string | number>;
  const fillWith = (more: object) => (text: string) =>
    fillPlaceholders(text, { ...values, ...more });
  return {
    ...derived,
    values,
    findings: findings.map((one) => ({ ...one, fillIn: fillWith(one.values) })),
    fillIn: fillWith({}),
  };
}
/** What every product screen is drawn from. */
export type ScreenData = ReturnType<typeof screenDataOf>;
/** What a photo found, with everything up to the photo that shows the repair. */
export type Finding = ScreenData['findings'][number];
