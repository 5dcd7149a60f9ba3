import { isoDate } from '#lib/dates.ts';
import { storyVisits, type ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';
import { disagreementUnlessSame, disagreementUnless, type Disagreement } from './disagreement.ts';

const inWords = (names: readonly string[]) => [...names].sort().join(', ');

/**
 * A branch has a last audit, before the plan's day, if it still waits for a visit by that day. No other branch has
 * one.
 */
function lastVisitDisagreements({ branches, plan, lastVisits }: ResolvedNetwork): Disagreement[] {
  const visits = plan.people.flatMap((one) => one.visits);
  const reached = new Set(visits.flatMap(({ day, branch }) => (day <= plan.day ? branch : [])));
  return [
    ...disagreementUnlessSame(
      ['lastVisits', 'list'],
      inWords(lastVisits.list.map(({ branch }) => branch)),
      inWords(branches.map(({ branch }) => branch).filter((branch) => !reached.has(branch))),
      'La lista de las que no visitó nadie hasta el día del plan',
    ),
    ...lastVisits.list.flatMap(({ branch, day }, index) =>
      disagreementUnless(
        ['lastVisits', 'list', index, 'day'],
        day < plan.day,
        `La última auditoría de «${branch}» tiene que ser anterior al día del plan, ${isoDate(plan.day)}.`,
      ),
    ),
  ];
}

/**
 * The plan has the story's visit and the return visit. The route shows the day of the return: it has the plan's
 * branches of that day, and no stop has more items done than its checklist has.
 */
export function planDisagreements(network: ResolvedNetwork): Disagreement[] {
  const { visit, repair, plan, dayRoute } = network;
  const { audit, back } = storyVisits(plan, visit);
  const day = isoDate(visit.day);
  if (!audit || !back) {
    const message = audit
      ? `${audit.person} encuentra el desvío el ${day} y tiene que volver a «${visit.branch}»: falta esa visita.`
      : `La auditoría tiene que estar en el plan, y nadie visita «${visit.branch}» el ${day}, el día de su foto.`;
    return [{ path: ['plan', 'people'], message }];
  }
  const visits = plan.people
    .filter(({ person }) => person === dayRoute.person)
    .flatMap((one) => one.visits.filter((each) => isoDate(each.day) === isoDate(dayRoute.day)));
  return [
    ...disagreementUnless(
      ['plan', 'people'],
      repair.day < back.day,
      'A la sucursal de la auditoría se vuelve después de la foto del arreglo, a confirmarlo.',
    ),
    ...disagreementUnlessSame(
      ['dayRoute', 'stops'],
      inWords(dayRoute.stops.map(({ branch }) => branch)),
      inWords(visits.map(({ branch }) => branch)),
      `En el plan, el recorrido de ${dayRoute.person} del ${isoDate(dayRoute.day)}`,
    ),
    ...lastVisitDisagreements(network),
    ...dayRoute.stops.flatMap(({ done, of }, index) =>
      disagreementUnless(
        ['dayRoute', 'stops', index, 'done'],
        done <= of,
        `Van hechos ${done} ítems y el checklist tiene ${of}.`,
      ),
    ),
  ];
}
