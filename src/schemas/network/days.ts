import { formatDate, isoDate } from '#lib/dates.ts';
import type { Network } from '#schemas/network.ts';
import type { Contradiction } from './contradiction.ts';
import { DAY, isSameDay, weekOf } from './weeks.ts';

/** Weeks that don't begin on a Monday, or not seven days after the one before. */
function misplacedWeeks({ weeks }: Network): Contradiction[] {
  const found: Contradiction[] = [];
  weeks.forEach((monday, index) => {
    if (monday.getUTCDay() !== 1) {
      found.push({
        path: ['weeks', index],
        message: `Cada semana se nombra por su lunes, y el ${formatDate(monday)} no es lunes.`,
      });
    }
    const before = weeks[index - 1];
    if (before && monday.getTime() - before.getTime() !== 7 * DAY) {
      found.push({
        path: ['weeks', index],
        message: `Cada semana empieza siete días después que la anterior: acá va ${isoDate(new Date(before.getTime() + 7 * DAY))}.`,
      });
    }
  });
  return found;
}

/** Days of the story that are in no week, or before what happened before them. */
function misplacedEvents(network: Network): Contradiction[] {
  const { weeks, visit, tasks, notice, recovery, plan } = network;
  const found: Contradiction[] = [];
  const story: [path: Contradiction['path'], what: string, day: Date][] = [
    [['visit', 'day'], 'la visita', visit.day],
    [['tasks', 'day'], 'el tablero', tasks.day],
    [['notice', 'day'], 'el aviso', notice.day],
    [['recovery', 'day'], 'el arreglo', recovery.day],
    [['plan', 'day'], 'el plan', plan.day],
  ];
  story.forEach(([path, what, day], index) => {
    if (weekOf(weeks, day) < 0) {
      found.push({ path, message: `El ${formatDate(day)} no cae en ninguna de las semanas.` });
    }
    const before = story[index - 1];
    if (before && day < before[2]) {
      found.push({
        path,
        message: `El día de ${what} no puede ser anterior al de ${before[1]} (${isoDate(before[2])}).`,
      });
    }
  });
  return found;
}

/** Visits of the plan that are out of their order or of another month. */
function misplacedVisits({ plan }: Network): Contradiction[] {
  const found: Contradiction[] = [];
  plan.visits.forEach(({ day }, index) => {
    const before = plan.visits[index - 1];
    const path = ['plan', 'visits', index, 'day'];
    if (before && day < before.day) {
      found.push({
        path,
        message: 'Las visitas van en orden: esta es anterior a la de arriba.',
      });
    }
    if (day.getUTCMonth() !== plan.day.getUTCMonth()) {
      found.push({ path, message: 'Esta visita no es del mes del plan.' });
    }
  });
  return found;
}

/** The visit and the return to its branch, where the plan has none on that day. */
function unplannedVisits({ visit, plan }: Network): Contradiction[] {
  const found: Contradiction[] = [];
  const isPlanned = (day: Date) =>
    plan.visits.some((planned) => planned.branch === visit.branch && isSameDay(planned.day, day));
  if (!isPlanned(visit.day)) {
    found.push({
      path: ['visit', 'day'],
      message: `El plan no tiene una visita a «${visit.branch}» el ${isoDate(visit.day)}.`,
    });
  }
  if (!isPlanned(plan.day)) {
    found.push({
      path: ['plan', 'day'],
      message: `Ese día se vuelve a «${visit.branch}», y el plan no tiene una visita el ${isoDate(plan.day)}.`,
    });
  }
  return found;
}

/** Days that are out of their order, or on which the plan has no visit. */
export function misplacedDays(network: Network): Contradiction[] {
  return [
    ...misplacedWeeks(network),
    ...misplacedEvents(network),
    ...misplacedVisits(network),
    ...unplannedVisits(network),
  ];
}
