import { isoDate } from '#lib/dates.ts';
import { nearestWord } from '#lib/nearestWord.ts';
import { sum } from '#lib/sum.ts';
import {
  findEvidence,
  resolveReferences,
  storyVisits,
  type ResolvedNetwork,
} from '#sampleNetwork/resolveReferences.ts';
import type { SampleNetwork } from '#sampleNetwork/fields/sampleNetworkFields.ts';
import { unless, type Disagreement } from './disagreement.ts';

type Path = Disagreement['path'];

/** Parts that name no branch of the network: words, and what may be of another network. */
const otherParts = ['labels', 'trades', 'evidence'];

/** Every branch that is named under `data`, with its place. */
function branchesIn(data: unknown, path: Path = []): { path: Path; name: string }[] {
  const key = path.findLast((step) => typeof step === 'string') ?? '';
  if (typeof data === 'string') {
    return ['branch', 'branches', 'unread'].includes(key) ? [{ path, name: data }] : [];
  }
  if (typeof data !== 'object' || data === null || otherParts.includes(key)) return [];
  return Object.entries(data).flatMap(([step, inner]) =>
    branchesIn(inner, [...path, Array.isArray(data) ? Number(step) : step]),
  );
}

/** Branches that are in the chart twice, or not at all. */
function branchDisagreements(network: ResolvedNetwork): Disagreement[] {
  const known = network.branches.map(({ branch }) => branch);
  return [
    ...network.scores.others.flatMap(({ branch }, index) =>
      unless(
        known.indexOf(branch) === index + 1,
        ['scores', 'others', index, 'branch'],
        `«${branch}» está dos veces: va una. La de la auditoría, que es la de su foto, no va acá: sus puntajes están arriba.`,
      ),
    ),
    ...branchesIn(network).flatMap(({ path, name }) => {
      const meant = nearestWord(name, known);
      const advice = meant ? ` ¿Quisiste decir «${meant}»?` : '';
      return unless(
        known.includes(name),
        path,
        `«${name}» no está entre las sucursales de «scores», ni es la de la auditoría.${advice}`,
      );
    }),
  ];
}

/** The photo of a repair is of the branch of the finding, and not later than its task. */
function repairDisagreements(
  network: ResolvedNetwork,
  path: Path,
  { before, after, due }: { before: string; after: string; due: Date },
): Disagreement[] {
  const found = findEvidence(network, before);
  const repaired = findEvidence(network, after);
  if (!found || !repaired) return [];
  return [
    ...unless(
      repaired.branch === found.branch,
      path,
      `La foto del arreglo es de «${repaired.branch}» y la del hallazgo, de «${found.branch}».`,
    ),
    ...unless(
      found.day <= repaired.day && repaired.day <= due,
      path,
      `El arreglo (${isoDate(repaired.day)}) es después del hallazgo (${isoDate(found.day)}), y no después del día en que vence la tarea (${isoDate(due)}).`,
    ),
  ];
}

/** A failed item weighs at most as many points as the score lacks, and all items together weigh a hundred. */
const weightDisagreements = (
  path: Path,
  { score, points, others }: Pick<ResolvedNetwork['visit'], 'score' | 'points' | 'others'>,
): Disagreement[] =>
  unless(
    points <= 100 - score && points + sum(others.map((one) => one.points)) <= 100,
    path,
    `El ítem pesa ${points} y el puntaje es ${score}: juntos no pasan de 100, ni lo que pesan todos los ítems.`,
  );

/** The story of the deviating branch: before, found, repaired. */
function storyDisagreements(network: ResolvedNetwork): Disagreement[] {
  const { visit, repair, scores, expected, visitWeek } = network;
  const { failed } = visit;
  const nextMonday = scores.weeks[visitWeek + 1] ?? repair.day;
  return [
    ...repairDisagreements(network, ['repair', 'evidence'], {
      before: failed.evidence,
      after: repair.evidence,
      due: failed.due,
    }),
    ...unless(
      visit.day < repair.day && repair.day < nextMonday,
      ['repair', 'evidence'],
      'La foto del arreglo es de otro día que la auditoría y de la misma semana: el reporte del lunes lo da por hecho.',
    ),
    ...unless(
      failed.reading > failed.limit && repair.reading <= failed.limit,
      ['visit', 'failed', 'reading'],
      'La lectura de la auditoría pasa el máximo (limit) y la del arreglo no.',
    ),
    ...weightDisagreements(['visit', 'failed', 'points'], visit),
    ...unless(
      visit.score < expected && expected <= repair.score,
      ['expected'],
      `La sucursal de la auditoría queda bajo el mínimo, con ${visit.score}, y con lo que pesa el ítem lo pasa: llega a ${repair.score}.`,
    ),
  ];
}

/** The trades: each repair is confirmed on a later day; where a visit is shown, its score is under the minimum. */
const tradeDisagreements = (network: ResolvedNetwork): Disagreement[] =>
  network.trades.flatMap(({ visit, ...trade }, index) => {
    const path = ['trades', index];
    const found = findEvidence(network, trade.before);
    const repaired = findEvidence(network, trade.after);
    return [
      ...repairDisagreements(network, [...path, 'after'], trade),
      ...unless(
        !repaired || repaired.day < trade.verified,
        [...path, 'verified'],
        'Se confirma otro día, después de la foto del arreglo.',
      ),
      ...(visit ? weightDisagreements([...path, 'visit', 'points'], visit) : []),
      ...unless(
        !visit || visit.score < network.expected,
        [...path, 'visit', 'score'],
        `La visita queda bajo el mínimo, que es ${network.expected}.`,
      ),
      ...unless(
        !visit || !found || visit.since < found.day,
        [...path, 'visit', 'since'],
        'Está así desde antes del día de la foto.',
      ),
    ];
  });

/** The audit to try, and the item by which branches are compared: what they weigh fits the scores. */
function itemDisagreements({ tryAudit, visit, sameItem, ...network }: ResolvedNetwork) {
  const items = [visit.failed, ...visit.others, ...tryAudit.items];
  const points = items.find(({ text }) => text === sameItem.item)?.points ?? 0;
  const scoreOf = (name: string) =>
    network.branches.find(({ branch }) => branch === name)?.weekly[network.visitWeek] ?? 0;
  return [
    ...unless(
      sum(tryAudit.items.map((item) => item.points)) <= visit.score,
      ['tryAudit', 'items'],
      `Pesan más que los ${visit.score} puntos que le quedan a la sucursal.`,
    ),
    ...sameItem.failed.flatMap((branch, index) => [
      ...unless(
        sameItem.branches.includes(branch),
        ['sameItem', 'failed', index],
        `«${branch}» no está entre las que se comparan.`,
      ),
      ...unless(
        scoreOf(branch) <= 100 - points,
        ['sameItem', 'failed', index],
        `Lo que no cumple pesa ${points} puntos: su puntaje de esa semana no puede ser ${scoreOf(branch)}.`,
      ),
    ]),
  ];
}

const inWords = (names: readonly string[]) => names.toSorted().join(', ');

/** The plan, the route of its day, and the branches that nobody has visited by then. */
function planDisagreements(network: ResolvedNetwork): Disagreement[] {
  const { visit, repair, plan, dayRoute, lastVisits, branches } = network;
  const { back } = storyVisits(plan, visit);
  const visits = plan.people.flatMap(({ person, visits }) =>
    visits.map((one) => ({ ...one, person })),
  );
  const ofRoute = visits.filter(
    ({ person, day }) => person === dayRoute.person && isoDate(day) === isoDate(dayRoute.day),
  );
  const reached = new Set(visits.flatMap(({ day, branch }) => (day <= plan.day ? branch : [])));
  const stops = inWords(ofRoute.map(({ branch }) => branch));
  const waiting = inWords(
    branches.map(({ branch }) => branch).filter((branch) => !reached.has(branch)),
  );
  return [
    ...unless(
      !back || repair.day < back.day,
      ['plan', 'people'],
      'A la sucursal de la auditoría se vuelve después de la foto del arreglo, a confirmarlo.',
    ),
    ...unless(
      stops === inWords(dayRoute.stops.map(({ branch }) => branch)),
      ['dayRoute', 'stops'],
      `En el plan, el recorrido de ${dayRoute.person} del ${isoDate(dayRoute.day)} es «${stops}».`,
    ),
    ...dayRoute.stops.flatMap(({ done, of }, index) =>
      unless(
        done <= of,
        ['dayRoute', 'stops', index, 'done'],
        `Van hechos ${done} ítems y el checklist tiene ${of}.`,
      ),
    ),
    ...unless(
      waiting === inWords(lastVisits.list.map(({ branch }) => branch)),
      ['lastVisits', 'list'],
      `La lista de las que no visitó nadie hasta el día del plan es «${waiting}».`,
    ),
    ...lastVisits.list.flatMap(({ branch, day }, index) =>
      unless(
        day < plan.day,
        ['lastVisits', 'list', index, 'day'],
        `La última auditoría de «${branch}» tiene que ser anterior al día del plan, ${isoDate(plan.day)}.`,
      ),
    ),
  ];
}

/** Places of a valid network that contradict each other: its screens would tell two stories. */
export function disagreements(network: SampleNetwork): Disagreement[] {
  const resolved = resolveReferences(network);
  const branches = branchDisagreements(resolved);
  // A branch with two names would cause many of the other messages.
  if (branches.length > 0) return branches;
  return [
    ...storyDisagreements(resolved),
    ...tradeDisagreements(resolved),
    ...itemDisagreements(resolved),
    ...planDisagreements(resolved),
  ];
}
