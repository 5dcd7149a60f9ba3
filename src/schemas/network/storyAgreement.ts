import { ensure, ensureSame, photoNamed, visitWeek, type Disagreement } from './agreement.ts';
import type { Network } from './network.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

function ofWeeks(network: Network): Disagreement[] {
  const { weeks } = network.scores;
  const week = visitWeek(network);
  return [
    ...weeks.flatMap((monday, index) => {
      const before = weeks[index - 1];
      const isNext = !before || monday.getTime() - before.getTime() === WEEK;
      return ensure(
        ['scores', 'weeks', index],
        monday.getUTCDay() === 1 && isNext,
        'Las semanas empiezan en lunes y van una detrás de otra.',
      );
    }),
    ...ensure(
      ['scores', 'weeks'],
      week > 0 && week + 2 < weeks.length,
      'El gráfico muestra al menos una semana antes de la auditoría y dos después.',
    ),
  ];
}

/** The story of the deviating branch: before, found, repaired. */
function ofStory(network: Network): Disagreement[] {
  const { home, visit, scores, tasks, expected } = network;
  const { failed } = visit;
  const { repaired } = home;
  const week = visitWeek(network);
  const [before = 0, low = 0] = scores.scores.slice(week - 1);
  const followed = tasks.list.findIndex((task) => task.followed);
  const task = tasks.list[followed];
  const chart = (when: string) => `En el gráfico (scores), el puntaje ${when}`;
  return [
    ...ensureSame(['home', 'branch'], home.branch, visit.branch, 'La sucursal de la auditoría'),
    ...ensureSame(['scores', 'branch'], scores.branch, visit.branch, 'La sucursal de la auditoría'),
    ...ensureSame(['home', 'before'], home.before, before, chart('de la semana anterior')),
    ...ensureSame(['home', 'score'], home.score, low, chart('de la semana de la auditoría')),
    ...ensureSame(
      ['visit', 'failed', 'points'],
      failed.points,
      repaired.score - low,
      'Lo que sube el puntaje con el arreglo',
    ),
    ...ensure(
      ['expected'],
      low < expected && expected <= repaired.score,
      'La sucursal de la auditoría queda bajo el mínimo y, con el arreglo, lo pasa.',
    ),
    ...ensureSame(['home', 'reading'], home.reading, failed.reading, 'La lectura de la auditoría'),
    ...ensure(
      ['visit', 'failed', 'reading'],
      failed.reading > failed.limit && repaired.reading <= failed.limit,
      'La lectura de la auditoría pasa el máximo (limit) y la del arreglo no.',
    ),
    ...ensure(
      ['home', 'repaired', 'day'],
      visit.day < repaired.day && repaired.day <= failed.due,
      'El arreglo es después de la auditoría, y no después del día en que vence la tarea.',
    ),
    ...ensureSame(['home', 'task'], home.task, failed.task, 'La tarea de la auditoría'),
    ...ensureSame(['home', 'person'], home.person, failed.person, 'Quien tiene la tarea'),
    ...(task
      ? [
          ...ensureSame(['tasks', 'list', followed, 'title'], task.title, failed.task, 'La tarea'),
          ...ensureSame(
            ['tasks', 'list', followed, 'branch'],
            task.branch,
            visit.branch,
            'La sucursal',
          ),
          ...ensureSame(
            ['tasks', 'list', followed, 'person'],
            task.person,
            failed.person,
            'De quién',
          ),
          ...ensureSame(['tasks', 'list', followed, 'due'], task.due, failed.due, 'El vencimiento'),
        ]
      : ensure(['tasks', 'list'], false, 'Falta marcar con «followed: true» la de la auditoría.')),
  ];
}

/** The checklist: its sections, the items of the open one, and what they weigh. */
function ofVisit({ visit, home, route }: Network): Disagreement[] {
  const { sections, open, failed, others } = visit;
  const opened = sections.findIndex(({ title }) => title === open);
  const section = sections[opened];
  const items = sections.reduce((sum, { of }) => sum + of, 0);
  return [
    ...sections.flatMap(({ met, of }, index) =>
      ensure(
        ['visit', 'sections', index, 'met'],
        met <= of,
        `Se cumplen ${met} ítems y la sección tiene ${of}.`,
      ),
    ),
    ...(section
      ? [
          ...ensureSame(
            ['visit', 'sections', opened, 'met'],
            section.met,
            others.length,
            'Lo que cumple',
          ),
          ...ensureSame(
            ['visit', 'sections', opened, 'of'],
            section.of,
            others.length + 1,
            'Los ítems que se ven',
          ),
        ]
      : ensure(['visit', 'open'], false, 'No es el título de ninguna sección.')),
    ...ensure(
      ['visit', 'failed', 'points'],
      failed.points <= 100 - home.score,
      `A la sucursal le faltan ${100 - home.score} puntos para 100: el ítem no puede pesar más.`,
    ),
    ...ensure(
      ['visit', 'others'],
      others.reduce((sum, { points }) => sum + points, failed.points) <= 100,
      'Entre todos pesan más de 100 puntos.',
    ),
    ...route.stops.flatMap(({ done, of }, index) => [
      ...ensureSame(['route', 'stops', index, 'of'], of, items, 'Los ítems del checklist'),
      ...ensure(
        ['route', 'stops', index, 'done'],
        done <= of,
        `Van hechos ${done} ítems y el checklist tiene ${of}.`,
      ),
    ]),
  ];
}

/** The audit to try, after the deviation: items that weigh what they do in the visit, with photos of a «No». */
function ofAudit(network: Network): Disagreement[] {
  const { audit, visit, home } = network;
  const { others, sections } = visit;
  return [
    ...audit.items.flatMap(({ text, points, evidence: name }, index) => {
      const path = ['audit', 'items', index];
      const item = others.find((one) => one.text === text);
      const photo = photoNamed(network, name);
      return [
        ...(item
          ? ensureSame([...path, 'points'], points, item.points, 'En la auditoría (visit)')
          : []),
        ...ensure(
          [...path, 'evidence'],
          !photo || photo.verdict === 'failed',
          `«${name}» muestra algo que se cumple, y es la foto de un «No».`,
        ),
      ];
    }),
    ...ensure(
      ['audit', 'items'],
      audit.items.reduce((sum, { points }) => sum + points, 0) <= home.score &&
        audit.items.length < sections.reduce((sum, { of }) => sum + of, 0),
      `Pesan más que los ${home.score} puntos que le quedan a la sucursal, o con el de la heladera son más que los ítems de la auditoría (visit).`,
    ),
  ];
}

/** The photos of the deviation and of its repair; no two photos have one name. */
function ofEvidence({ evidence, visit, home }: Network): Disagreement[] {
  const { photos } = evidence;
  const shown = (
    name: string,
    verdict: 'met' | 'failed',
    day: Date,
    reading: number,
  ): Disagreement[] => {
    const index = photos.findIndex((one) => one.name === name);
    const photo = photos[index];
    if (!photo) return [];
    const path = ['evidence', 'photos', index];
    const [, drawn] = /-(\d+)\.svg$/.exec(photo.drawing) ?? [];
    return [
      ...ensureSame([...path, 'verdict'], photo.verdict, verdict, 'En la historia'),
      ...ensureSame([...path, 'day'], photo.day, day, 'En la historia, el día'),
      ...ensureSame([...path, 'branch'], photo.branch, visit.branch, 'La sucursal de la auditoría'),
      ...ensure(
        [...path, 'drawing'],
        photo.photo !== undefined || drawn === undefined || Number(drawn) === reading,
        `El dibujo muestra ${drawn} °C y la lectura es ${reading} °C: poné una foto (photo) u otro dibujo.`,
      ),
    ];
  };
  return [
    ...shown(visit.failed.evidence, 'failed', visit.day, visit.failed.reading),
    ...shown(home.repaired.evidence, 'met', home.repaired.day, home.repaired.reading),
    ...photos.flatMap(({ name }, index) =>
      ensure(
        ['evidence', 'photos', index, 'name'],
        photos.findIndex((one) => one.name === name) === index,
        `«${name}» está dos veces: cambiá uno.`,
      ),
    ),
  ];
}

/** In each trade a photo fails, and another of the same branch, in time for the task, is as it should be. */
function ofTrades(network: Network): Disagreement[] {
  return network.trades.flatMap(({ before, after, due }, index) => {
    const path = ['trades', index];
    const photoBefore = photoNamed(network, before);
    const photoAfter = photoNamed(network, after);
    if (!photoBefore || !photoAfter) return [];
    return [
      ...ensure(
        [...path, 'before'],
        photoBefore.verdict === 'failed',
        'Es la foto de algo que se cumple.',
      ),
      ...ensure(
        [...path, 'after'],
        photoAfter.verdict === 'met',
        'Es la foto de algo que no se cumple.',
      ),
      ...ensureSame(
        [...path, 'after'],
        photoAfter.branch,
        photoBefore.branch,
        'La sucursal del hallazgo',
      ),
      ...ensure(
        [...path, 'due'],
        photoBefore.day <= photoAfter.day && photoAfter.day <= due,
        'El arreglo es después del hallazgo, y no después del día en que vence la tarea.',
      ),
    ];
  });
}

/** What the story of the deviating branch says in two ways: its scores, weights, days, task and photos. */
export const storyDisagreements = (network: Network): Disagreement[] => [
  ...ofWeeks(network),
  ...ofStory(network),
  ...ofVisit(network),
  ...ofAudit(network),
  ...ofEvidence(network),
  ...ofTrades(network),
];
