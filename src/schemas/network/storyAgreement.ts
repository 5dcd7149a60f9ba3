import { unless, unlessSame, photoNamed, visitWeekIndex, type Disagreement } from './agreement.ts';
import type { Network } from './networkFields.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

function ofWeeks(network: Network): Disagreement[] {
  const { weeks } = network.scores;
  const week = visitWeekIndex(network);
  return [
    ...weeks.flatMap((monday, index) => {
      const before = weeks[index - 1];
      const isNext = !before || monday.getTime() - before.getTime() === WEEK;
      return unless(
        ['scores', 'weeks', index],
        monday.getUTCDay() === 1 && isNext,
        'Las semanas empiezan en lunes y van una detrás de otra.',
      );
    }),
    ...unless(
      ['scores', 'weeks'],
      week > 0 && week + 2 < weeks.length,
      'El gráfico muestra al menos una semana antes de la auditoría y dos después.',
    ),
  ];
}

/** The story of the deviating branch: before, found, repaired. */
function ofStory(network: Network): Disagreement[] {
  const { visit, repair, scores, expected } = network;
  const { failed } = visit;
  const week = visitWeekIndex(network);
  const low = scores.weekly[week] ?? 0;
  const nextMonday = scores.weeks[week + 1] ?? failed.due;
  return [
    ...unlessSame(['scores', 'branch'], scores.branch, visit.branch, 'La sucursal de la auditoría'),
    ...unlessSame(
      ['visit', 'failed', 'points'],
      failed.points,
      repair.score - low,
      'Lo que sube el puntaje con el arreglo',
    ),
    ...unless(
      ['expected'],
      low < expected && expected <= repair.score,
      'La sucursal de la auditoría queda bajo el mínimo y, con el arreglo, lo pasa.',
    ),
    ...unless(
      ['visit', 'failed', 'reading'],
      failed.reading > failed.limit && repair.reading <= failed.limit,
      'La lectura de la auditoría pasa el máximo (limit) y la del arreglo no.',
    ),
    ...unless(
      ['repair', 'day'],
      visit.day < repair.day && repair.day <= failed.due && repair.day < nextMonday,
      'El arreglo es después de la auditoría, en la misma semana (el reporte del lunes lo da por hecho) y no después del día en que vence la tarea.',
    ),
  ];
}

/** The audit to try, after the deviation: items that weigh what they do in the visit, with photos of a «No». */
function ofAudit(network: Network): Disagreement[] {
  const { audit, visit, scores } = network;
  const score = scores.weekly[visitWeekIndex(network)] ?? 0;
  const { others, sections } = visit;
  return [
    ...audit.items.flatMap(({ text, points, evidence: name }, index) => {
      const path = ['audit', 'items', index];
      const item = others.find((one) => one.text === text);
      const photo = photoNamed(network, name);
      return [
        ...(item
          ? unlessSame([...path, 'points'], points, item.points, 'En la auditoría (visit)')
          : []),
        ...unless(
          [...path, 'evidence'],
          !photo || photo.verdict === 'failed',
          `«${name}» muestra algo que se cumple, y es la foto de un «No».`,
        ),
      ];
    }),
    ...unless(
      ['audit', 'items'],
      audit.items.reduce((sum, { points }) => sum + points, 0) <= score &&
        audit.items.length < sections.reduce((sum, { of }) => sum + of, 0),
      `Pesan más que los ${score} puntos que le quedan a la sucursal, o con el de la heladera son más que los ítems de la auditoría (visit).`,
    ),
  ];
}

/** The photos of the deviation and of its repair; no two photos have one name. */
function ofEvidence({ evidence, visit, repair }: Network): Disagreement[] {
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
      ...unlessSame([...path, 'verdict'], photo.verdict, verdict, 'En la historia'),
      ...unlessSame([...path, 'day'], photo.day, day, 'En la historia, el día'),
      ...unlessSame([...path, 'branch'], photo.branch, visit.branch, 'La sucursal de la auditoría'),
      ...unless(
        [...path, 'drawing'],
        photo.photo !== undefined || drawn === undefined || Number(drawn) === reading,
        `El dibujo muestra ${drawn} °C y la lectura es ${reading} °C: poné una foto (photo) u otro dibujo.`,
      ),
    ];
  };
  return [
    ...shown(visit.failed.evidence, 'failed', visit.day, visit.failed.reading),
    ...shown(repair.evidence, 'met', repair.day, repair.reading),
    ...photos.flatMap(({ name }, index) =>
      unless(
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
      ...unless(
        [...path, 'before'],
        photoBefore.verdict === 'failed',
        'Es la foto de algo que se cumple.',
      ),
      ...unless(
        [...path, 'after'],
        photoAfter.verdict === 'met',
        'Es la foto de algo que no se cumple.',
      ),
      ...unlessSame(
        [...path, 'after'],
        photoAfter.branch,
        photoBefore.branch,
        'La sucursal del hallazgo',
      ),
      ...unless(
        [...path, 'due'],
        photoBefore.day <= photoAfter.day && photoAfter.day <= due,
        'El arreglo es después del hallazgo, y no después del día en que vence la tarea.',
      ),
    ];
  });
}

/** What the story of the deviating branch says in two ways: its scores, weights, days and photos. */
export const storyDisagreements = (network: Network): Disagreement[] => [
  ...ofWeeks(network),
  ...ofStory(network),
  ...ofAudit(network),
  ...ofEvidence(network),
  ...ofTrades(network),
];
