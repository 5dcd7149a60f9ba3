import { sum } from '#lib/sum.ts';
import type { Network } from '#schemas/network.ts';
import type { Contradiction } from './contradiction.ts';
import { isSameDay } from './weeks.ts';

/** The day's route is what the plan has for that day and that supervisor, in order. */
export function wrongStops({ visit, branches, plan, route }: Network): Contradiction[] {
  const supervisorOf = (key: string) => branches.find((branch) => branch.key === key)?.supervisor;
  const supervisor = supervisorOf(visit.branch);
  const planned = plan.visits
    .filter((entry) => isSameDay(entry.day, plan.day) && supervisorOf(entry.branch) === supervisor)
    .map(({ branch }) => branch);
  const length = sum(visit.sections.map(({ items }) => items.length));
  const found: Contradiction[] = route.flatMap(({ branch }, index) =>
    planned.includes(branch)
      ? []
      : [{ path: ['route', index, 'branch'], message: 'El plan no la tiene para ese día.' }],
  );
  const forgotten = planned.filter((key) => !route.some(({ branch }) => branch === key));
  if (forgotten.length > 0) {
    found.push({
      path: ['route'],
      message: `Faltan paradas que el plan tiene para ese día: ${forgotten.join(', ')}.`,
    });
  }
  const minutes = (hour: string) => {
    const [hours = 0, rest = 0] = hour.split(':').map(Number);
    return hours * 60 + rest;
  };
  route.forEach(({ hour, done }, index) => {
    const before = route[index - 1];
    if (before && minutes(hour) <= minutes(before.hour)) {
      found.push({
        path: ['route', index, 'hour'],
        message: 'Las paradas van en orden de hora.',
      });
    }
    if (done > length) {
      found.push({
        path: ['route', index, 'done'],
        message: `El checklist tiene ${length} ítems.`,
      });
    }
    if (before && done > 0 && before.done < length) {
      found.push({
        path: ['route', index, 'done'],
        message: 'No se empieza una visita sin terminar la anterior.',
      });
    }
  });
  return found;
}
