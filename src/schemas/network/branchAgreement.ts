import { isoDate } from '#lib/dates.ts';
import { nearest } from '#lib/nearest.ts';
import {
  isSame,
  photoNamed,
  unless,
  unlessSame,
  visitWeekIndex,
  type Disagreement,
} from './agreement.ts';
import type { Network } from './networkFields.ts';

/** The scores of each branch, week by week. */
const scoresOf = ({ scores }: Network) =>
  new Map([
    [scores.branch, scores.weekly],
    ...scores.others.map((one): [string, number[]] => [one.branch, one.weekly]),
  ]);

const listed = (names: readonly string[]) => [...names].sort().join(', ');

/** The plan has the visit, the way back and the route; who gets no visit is listed, and nobody else. */
function ofPlan(network: Network): Disagreement[] {
  const { visit, plan, route } = network;
  const visitsOf = (person: string, day: Date) =>
    plan.people
      .filter((one) => one.person === person)
      .flatMap(({ visits }) => visits.filter((one) => isSame(one.day, day)))
      .map(({ branch }) => branch);
  const planned = plan.people.map(({ person }) => person);
  const isPlanned = planned.includes(visit.person);
  const meant = nearest(visit.person, planned);
  const advice = !isPlanned && meant ? ` ¿Quisiste decir «${meant}»?` : '';
  const visited = new Set(plan.people.flatMap(({ visits }) => visits.map(({ branch }) => branch)));
  const forgotten = [...scoresOf(network).keys()].filter((branch) => !visited.has(branch));
  return [
    ...unlessSame(['plan', 'branch'], plan.branch, visit.branch, 'La sucursal de la auditoría'),
    ...unless(
      isPlanned ? ['plan', 'people'] : ['visit', 'person'],
      visitsOf(visit.person, visit.day).includes(visit.branch),
      `La auditoría (visit) tiene que estar en el plan, y en «plan» nadie llamado «${visit.person}» visita «${visit.branch}» el ${isoDate(visit.day)}.${advice}`,
    ),
    ...unless(
      ['plan', 'day'],
      // That nobody of this name is in the plan is told already.
      !isPlanned || visitsOf(visit.person, plan.day).includes(plan.branch),
      'Ese día el plan no tiene la segunda visita a la sucursal de la auditoría.',
    ),
    ...unlessSame(
      ['plan', 'without'],
      listed(plan.without),
      listed(forgotten),
      'La lista de las que no visita nadie',
    ),
    ...unlessSame(
      ['route', 'stops'],
      listed(route.stops.map(({ branch }) => branch)),
      listed(visitsOf(route.person, route.day)),
      'En el plan, su recorrido de ese día',
    ),
  ];
}

/** Who still waits by the plan's day has a last audit, before it, and nobody else has. */
function ofWaits(network: Network): Disagreement[] {
  const { plan, waits } = network;
  const visits = plan.people.flatMap((one) => one.visits);
  const reached = new Set(visits.flatMap(({ day, branch }) => (day <= plan.day ? branch : [])));
  const waiting = [...scoresOf(network).keys()].filter((branch) => !reached.has(branch));
  return [
    ...unlessSame(
      ['waits', 'last'],
      listed(waits.last.map(({ branch }) => branch)),
      listed(waiting),
      'La lista de las que no visitó nadie hasta el día del plan',
    ),
    ...waits.last.flatMap(({ branch, day }, index) =>
      unless(
        ['waits', 'last', index, 'day'],
        day < plan.day,
        `La última auditoría de «${branch}» tiene que ser anterior al día del plan, ${isoDate(plan.day)}.`,
      ),
    ),
  ];
}

/** A task's photo is of its branch. */
const ofTasks = (network: Network): Disagreement[] =>
  network.tasks.list.flatMap(({ branch, evidence }, index) => {
    const photo = evidence === undefined ? undefined : photoNamed(network, evidence);
    return photo
      ? unlessSame(
          ['tasks', 'list', index, 'evidence'],
          photo.branch,
          branch,
          'La sucursal de la tarea',
        )
      : [];
  });

/** The compared item is of the visit's checklist, and nobody's score is higher than it allows. */
function ofStandard(network: Network): Disagreement[] {
  const { item, branches, failed, photos } = network.standard;
  const scores = scoresOf(network);
  const week = visitWeekIndex(network);
  const known = [network.visit.failed, ...network.visit.others, ...network.audit.items];
  const points = known.find(({ text }) => text === item)?.points;
  return [
    ...unless(
      ['standard', 'item'],
      points !== undefined,
      'No es un ítem de la auditoría (visit) ni de la que se prueba (audit).',
    ),
    ...failed.flatMap((branch, index) => {
      const score = scores.get(branch)?.[week] ?? 0;
      return [
        ...unless(
          ['standard', 'failed', index],
          branches.includes(branch),
          `«${branch}» no está entre las que se comparan.`,
        ),
        ...unless(
          ['standard', 'failed', index],
          score <= 100 - (points ?? 0),
          `Lo que no cumple pesa ${points} puntos: su puntaje de esa semana no puede ser ${score}.`,
        ),
      ];
    }),
    ...photos.flatMap((name, index) => {
      const photo = photoNamed(network, name);
      return unless(
        ['standard', 'photos', index],
        !photo || failed.includes(photo.branch) === (photo.verdict === 'failed'),
        'La foto muestra lo contrario de lo que dice el ítem de esa sucursal.',
      );
    }),
  ];
}

/** What the boards, the plan and the route say otherwise than the chart and the visit. */
export const branchDisagreements = (network: Network): Disagreement[] => [
  ...ofPlan(network),
  ...ofWaits(network),
  ...ofTasks(network),
  ...ofStandard(network),
];
