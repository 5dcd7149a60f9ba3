import { formatDate, isoDate } from '#lib/dates.ts';
import { nearest } from './messages.ts';
import type { Network } from './network.ts';

/** Something in the sample network that contradicts something else in it. */
export interface NetworkTrouble {
  path: (string | number)[];
  message: string;
}

const DAY = 86_400_000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const sameDay = (a: Date, b: Date) => a.getTime() === b.getTime();

/** The week, by its place in `weeks`, to which a day belongs; -1 for a day outside all of them. */
const weekOf = (weeks: readonly Date[], day: Date) =>
  weeks.findIndex(
    (monday) => day.getTime() >= monday.getTime() && day.getTime() < monday.getTime() + 7 * DAY,
  );

/** A name by which one part of the file means another, that is not there. */
function unknownKeys(network: Network): NetworkTrouble[] {
  const check = (kind: string, known: readonly { key: string }[]) => {
    const keys = known.map(({ key }) => key);
    return (path: NetworkTrouble['path'], key: string): NetworkTrouble[] => {
      if (keys.includes(key)) return [];
      const meant = nearest(key, keys);
      const advice = meant ? `¿Quisiste decir «${meant}»?` : `Están: ${keys.join(', ')}.`;
      return [{ path, message: `No hay ${kind} con «key: ${key}». ${advice}` }];
    };
  };
  const branch = check('una sucursal', network.branches);
  const person = check('una persona', network.people);
  const task = check('una tarea', network.tasks.list);
  const { visit, notice, plan, route } = network;
  return [
    ...network.branches.flatMap(({ supervisor }, index) =>
      person(['branches', index, 'supervisor'], supervisor),
    ),
    ...branch(['visit', 'branch'], visit.branch),
    ...person(['visit', 'manager'], visit.manager),
    ...visit.sections.flatMap(({ items }, section) =>
      items.flatMap((item, index) =>
        item.task === undefined
          ? []
          : task(['visit', 'sections', section, 'items', index, 'task'], item.task),
      ),
    ),
    ...network.tasks.list.flatMap((entry, index) => [
      ...branch(['tasks', 'list', index, 'branch'], entry.branch),
      ...person(['tasks', 'list', index, 'person'], entry.person),
    ]),
    ...person(['notice', 'person'], notice.person),
    ...notice.unread.flatMap((key, index) => branch(['notice', 'unread', index], key)),
    ...plan.visits.flatMap((entry, index) =>
      branch(['plan', 'visits', index, 'branch'], entry.branch),
    ),
    ...route.flatMap((stop, index) => branch(['route', index, 'branch'], stop.branch)),
  ];
}

/** Names that stand twice where they tell things apart. */
function repeated(network: Network): NetworkTrouble[] {
  const twice = (names: readonly string[], pathOf: (index: number) => NetworkTrouble['path']) =>
    names.flatMap((name, index) =>
      names.indexOf(name) === index
        ? []
        : [{ path: pathOf(index), message: `«${name}» está dos veces: cambiá uno.` }],
    );
  const { branches, people, tasks, notice, route } = network;
  return [
    ...twice(
      branches.map(({ key }) => key),
      (index) => ['branches', index, 'key'],
    ),
    ...twice(
      branches.map(({ name }) => name),
      (index) => ['branches', index, 'name'],
    ),
    ...twice(
      people.map(({ key }) => key),
      (index) => ['people', index, 'key'],
    ),
    ...twice(
      people.map(({ name }) => name),
      (index) => ['people', index, 'name'],
    ),
    ...twice(
      tasks.list.map(({ key }) => key),
      (index) => ['tasks', 'list', index, 'key'],
    ),
    ...twice(notice.unread, (index) => ['notice', 'unread', index]),
    ...twice(
      route.map(({ branch }) => branch),
      (index) => ['route', index, 'branch'],
    ),
  ];
}

/** Days that are out of their order, or where the plan has no visit. */
function misplacedDays({ weeks, visit, tasks, notice, recovery, plan }: Network): NetworkTrouble[] {
  const troubles: NetworkTrouble[] = [];
  weeks.forEach((monday, index) => {
    if (monday.getUTCDay() !== 1) {
      troubles.push({
        path: ['weeks', index],
        message: `Cada semana se nombra por su lunes, y el ${formatDate(monday)} no es lunes.`,
      });
    }
    const before = weeks[index - 1];
    if (before && monday.getTime() - before.getTime() !== 7 * DAY) {
      troubles.push({
        path: ['weeks', index],
        message: `Cada semana empieza siete días después que la anterior: acá va ${isoDate(new Date(before.getTime() + 7 * DAY))}.`,
      });
    }
  });

  const story: [path: NetworkTrouble['path'], what: string, day: Date][] = [
    [['visit', 'day'], 'la visita', visit.day],
    [['tasks', 'day'], 'el tablero', tasks.day],
    [['notice', 'day'], 'el aviso', notice.day],
    [['recovery', 'day'], 'el arreglo', recovery.day],
    [['plan', 'day'], 'el plan', plan.day],
  ];
  story.forEach(([path, what, day], index) => {
    if (weekOf(weeks, day) < 0) {
      troubles.push({ path, message: `El ${formatDate(day)} no cae en ninguna de las semanas.` });
    }
    const before = story[index - 1];
    if (before && day < before[2]) {
      troubles.push({
        path,
        message: `El día de ${what} no puede ser anterior al de ${before[1]} (${isoDate(before[2])}).`,
      });
    }
  });

  plan.visits.forEach(({ day }, index) => {
    const before = plan.visits[index - 1];
    const path = ['plan', 'visits', index, 'day'];
    if (before && day < before.day) {
      troubles.push({
        path,
        message: 'Las visitas van en orden: esta es anterior a la de arriba.',
      });
    }
    if (day.getUTCMonth() !== plan.day.getUTCMonth()) {
      troubles.push({ path, message: 'Esta visita no es del mes del plan.' });
    }
  });
  const isPlanned = (day: Date) =>
    plan.visits.some((planned) => planned.branch === visit.branch && sameDay(planned.day, day));
  if (!isPlanned(visit.day)) {
    troubles.push({
      path: ['visit', 'day'],
      message: `El plan no tiene una visita a «${visit.branch}» el ${isoDate(visit.day)}.`,
    });
  }
  if (!isPlanned(plan.day)) {
    troubles.push({
      path: ['plan', 'day'],
      message: `Ese día se vuelve a «${visit.branch}», y el plan no tiene una visita el ${isoDate(plan.day)}.`,
    });
  }
  return troubles;
}

/** What the visit found and what became of it, told the same in every part. */
function brokenStory(network: Network): NetworkTrouble[] {
  const { visit, tasks, notice, recovery, branches, weeks, expected } = network;
  const troubles: NetworkTrouble[] = [];
  const items = visit.sections.flatMap((section, sectionIndex) =>
    section.items.map((item, index) => ({
      ...item,
      path: ['visit', 'sections', sectionIndex, 'items', index],
    })),
  );

  const points = sum(items.map((item) => item.points));
  if (points !== 100) {
    troubles.push({
      path: ['visit', 'sections'],
      message: `Los puntos de los ítems suman ${points} y tienen que sumar 100.`,
    });
  }

  const place = branches.findIndex(({ key }) => key === visit.branch);
  const week = weekOf(weeks, visit.day);
  const scores = branches[place]?.scores ?? [];
  const atVisit = scores[week];
  const scored = sum(items.filter(({ met }) => met).map((item) => item.points));
  if (atVisit !== undefined && atVisit !== scored) {
    troubles.push({
      path: ['branches', place, 'scores', week],
      message: `La visita de esa semana da ${scored}, lo que suman sus ítems cumplidos, y acá dice ${atVisit}.`,
    });
  }
  const lowest = Math.min(...branches.map(({ scores: each }) => each[week] ?? 100));
  if (atVisit !== undefined && (atVisit > lowest || atVisit >= expected)) {
    troubles.push({
      path: ['visit', 'branch'],
      message: `En la semana de la visita, el más bajo y bajo el mínimo tiene que ser «${visit.branch}».`,
    });
  }
  if ((scores.at(-1) ?? 0) < expected) {
    troubles.push({
      path: ['branches', place, 'scores', scores.length - 1],
      message: `La historia termina bien: en la última semana «${visit.branch}» llega al mínimo (${expected}).`,
    });
  }

  for (const { met, task, evidence, path } of items) {
    const entry = tasks.list.find(({ key }) => key === task);
    if (!met && task === undefined) {
      troubles.push({ path, message: 'Un ítem que no se cumple lleva su tarea en «task».' });
    }
    if (met && (task !== undefined || evidence)) {
      troubles.push({ path, message: 'Un ítem que se cumple no lleva «task» ni «evidence».' });
    }
    if (entry && entry.branch !== visit.branch) {
      troubles.push({
        path: [...path, 'task'],
        message: `Esa tarea es de «${entry.branch}», y la visita fue a «${visit.branch}».`,
      });
    }
  }

  const measured = items.filter(({ evidence }) => evidence);
  const [found] = measured;
  if (measured.length !== 1 || !found?.evidence) {
    troubles.push({
      path: ['visit', 'sections'],
      message: `Un ítem, y uno solo, lleva «evidence»; hay ${measured.length}.`,
    });
    return troubles;
  }
  const { evidence, path } = found;
  const says = (place: NetworkTrouble['path'], words: string, number: number) => {
    if (words.includes(`${number} °C`)) return;
    troubles.push({
      path: place,
      message: `Acá tiene que leerse «${number} °C», como en la medición.`,
    });
  };
  says([...path, 'text'], found.text, evidence.limit);
  says([...path, 'evidence', 'photo'], evidence.photo, evidence.reading);
  says(['recovery', 'text'], recovery.text, recovery.reading);
  if (evidence.reading <= evidence.limit) {
    troubles.push({
      path: [...path, 'evidence', 'reading'],
      message: `Con ${evidence.reading} °C no hay desvío: se admite hasta ${evidence.limit} °C.`,
    });
  }
  if (recovery.reading > evidence.limit) {
    troubles.push({
      path: ['recovery', 'reading'],
      message: `Después del arreglo tiene que marcar ${evidence.limit} °C o menos.`,
    });
  }
  const repair = tasks.list.findIndex(({ key }) => key === found.task);
  const due = tasks.list[repair]?.due;
  if (due && recovery.day > due) {
    troubles.push({
      path: ['tasks', 'list', repair, 'due'],
      message: `La tarea se cierra el ${isoDate(recovery.day)}: no puede vencer antes.`,
    });
  }
  const unread = notice.unread.indexOf(visit.branch);
  if (unread >= 0) {
    troubles.push({
      path: ['notice', 'unread', unread],
      message: 'La sucursal del desvío ya está enterada: no puede faltarle leer el aviso.',
    });
  }
  return troubles;
}

/** The day's route is what the plan has for that day and that supervisor, in order. */
function strayStops({ visit, branches, plan, route }: Network): NetworkTrouble[] {
  const supervisorOf = (key: string) => branches.find((branch) => branch.key === key)?.supervisor;
  const supervisor = supervisorOf(visit.branch);
  const planned = plan.visits
    .filter((entry) => sameDay(entry.day, plan.day) && supervisorOf(entry.branch) === supervisor)
    .map(({ branch }) => branch);
  const length = sum(visit.sections.map(({ items }) => items.length));
  const troubles: NetworkTrouble[] = route.flatMap(({ branch }, index) =>
    planned.includes(branch)
      ? []
      : [{ path: ['route', index, 'branch'], message: 'El plan no la tiene para ese día.' }],
  );
  const forgotten = planned.filter((key) => !route.some(({ branch }) => branch === key));
  if (forgotten.length > 0) {
    troubles.push({
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
      troubles.push({
        path: ['route', index, 'hour'],
        message: 'Las paradas van en orden de hora.',
      });
    }
    if (done > length) {
      troubles.push({
        path: ['route', index, 'done'],
        message: `El checklist tiene ${length} ítems.`,
      });
    }
    if (before && done > 0 && before.done < length) {
      troubles.push({
        path: ['route', index, 'done'],
        message: 'No se empieza una visita sin terminar la anterior.',
      });
    }
  });
  return troubles;
}

/** Totals that are not what the rest of the file adds up to. */
function wrongTotals(network: Network): NetworkTrouble[] {
  const { branches, weeks, visit, tasks, notice, plan, route, expected, totals } = network;
  const items = visit.sections.flatMap((section) => section.items);
  const column = (week: number) => branches.map(({ scores }) => scores[week] ?? 0);
  const perWeek = (count: (scores: number[]) => number) =>
    weeks.map((_, week) => count(column(week)));
  const right: typeof totals = {
    branches: branches.length,
    points: perWeek(sum),
    below: perWeek((scores) => scores.filter((score) => score < expected).length),
    items: items.length,
    failed: items.filter(({ met }) => !met).length,
    tasks: tasks.list.length,
    readers: branches.length - notice.unread.length,
    visits: plan.visits.length,
    visited: plan.visits.filter(({ day }) => day < plan.day).length,
    routed: sum(route.map(({ done }) => done)),
  };
  const lengths = branches.flatMap(({ scores }, index) =>
    scores.length === weeks.length
      ? []
      : [
          {
            path: ['branches', index, 'scores'],
            message: `Va un puntaje por semana: son ${weeks.length} y hay ${scores.length}.`,
          },
        ],
  );
  const wrong = Object.entries(right).flatMap(([name, value]): NetworkTrouble[] => {
    const written = totals[name as keyof typeof totals];
    const places = Array.isArray(value)
      ? value.map((number, week) => ({ path: [name, week], number, found: [written].flat()[week] }))
      : [{ path: [name], number: value, found: written }];
    return places.flatMap(({ path, number, found }) =>
      number === found
        ? []
        : [
            {
              path: ['totals', ...path],
              message: `La cuenta da ${number}${typeof found === 'number' ? ` y acá dice ${found}` : ''}. Si está bien lo que cambiaste, poné ${number}.`,
            },
          ],
    );
  });
  return [...lengths, ...wrong];
}

/** Everything in the sample network that contradicts itself, in an author's words. */
export function networkTroubles(network: Network): NetworkTrouble[] {
  const names = [...unknownKeys(network), ...repeated(network)];
  // What follows reads the network by its names.
  if (names.length > 0) return names;
  return [
    ...misplacedDays(network),
    ...brokenStory(network),
    ...strayStops(network),
    ...wrongTotals(network),
  ];
}
