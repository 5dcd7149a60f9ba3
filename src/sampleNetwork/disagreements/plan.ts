import { isoDate } from '#lib/dates.ts';
import {
  storyVisits,
  visitsByDay,
  type ResolvedNetwork,
} from '#sampleNetwork/resolveReferences.ts';
import { unless, type Disagreement } from './disagreement.ts';

/** The branches of a list in one text, by which lists are compared in any order, and which messages show. */
const branchesOf = (list: readonly { branch: string }[]): string =>
  list
    .map(({ branch }) => branch)
    .toSorted()
    .join(', ');

/** The plan, the route of its day, and the branches that nobody has visited by then. */
export function planDisagreements(network: ResolvedNetwork): Disagreement[] {
  const { visit, repair, plan, dayRoute, lastVisits, branches } = network;
  const { back } = storyVisits(plan, visit);
  const visits = visitsByDay(plan);
  const planned = branchesOf(
    visits.filter(
      ({ person, day }) => person === dayRoute.person && isoDate(day) === isoDate(dayRoute.day),
    ),
  );
  const earlier = visits.filter(({ day }) => day <= plan.day);
  const visited = new Set(earlier.map(({ branch }) => branch));
  const waiting = branchesOf(branches.filter(({ branch }) => !visited.has(branch)));
  return [
    ...unless(
      !back || repair.day < back.day,
      ['plan', 'people'],
      'A la sucursal de la auditoría se vuelve después de la foto del arreglo, a confirmarlo.',
    ),
    ...unless(
      branchesOf(dayRoute.stops) === planned,
      ['dayRoute', 'stops'],
      `En el plan, el recorrido de ${dayRoute.person} del ${isoDate(dayRoute.day)} es «${planned}».`,
    ),
    ...dayRoute.stops.flatMap(({ done, of }, index) =>
      unless(
        done <= of,
        ['dayRoute', 'stops', index, 'done'],
        `Van hechos ${done} ítems y el checklist tiene ${of}.`,
      ),
    ),
    ...unless(
      branchesOf(lastVisits.list) === waiting,
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
