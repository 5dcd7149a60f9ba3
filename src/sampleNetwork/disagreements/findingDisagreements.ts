import { sum } from '#lib/sum.ts';
import { findEvidence, type ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';
import { disagreementUnless, disagreementUnlessSame, type Disagreement } from './disagreement.ts';

/** A value of the network, and its place. */
interface Placed<Value> {
  path: Disagreement['path'];
  value: Value;
}

/**
 * The first photo shows a failure. The second one is of the same branch, was taken in time for the task, and shows
 * that everything is as it should be.
 */
function photoDisagreements(
  network: ResolvedNetwork,
  before: Placed<string>,
  after: Placed<string>,
  due: Placed<Date>,
): Disagreement[] {
  const found = findEvidence(network, before.value);
  const repaired = findEvidence(network, after.value);
  if (!found || !repaired) return [];
  return [
    ...disagreementUnless(
      before.path,
      found.verdict === 'failed',
      'Es la foto de algo que se cumple.',
    ),
    ...disagreementUnless(
      after.path,
      repaired.verdict === 'met',
      'Es la foto de algo que no se cumple.',
    ),
    ...disagreementUnlessSame(
      after.path,
      repaired.branch,
      found.branch,
      'La sucursal del hallazgo',
    ),
    ...disagreementUnless(
      due.path,
      found.day <= repaired.day && repaired.day <= due.value,
      'El arreglo es después del hallazgo, y no después del día en que vence la tarea.',
    ),
  ];
}

/**
 * The weights of a visit's items: the failed item weighs at most as many points as the score lacks, and all items
 * together weigh a hundred.
 */
const weightDisagreements = (
  path: Disagreement['path'],
  pointsPath: Disagreement['path'],
  { score, points, others }: Pick<ResolvedNetwork['visit'], 'score' | 'points' | 'others'>,
): Disagreement[] => [
  ...disagreementUnless(
    pointsPath,
    points <= 100 - score,
    `A la sucursal le faltan ${100 - score} puntos para 100: el ítem no puede pesar más.`,
  ),
  ...disagreementUnless(
    [...path, 'others'],
    points + sum(others.map((one) => one.points)) <= 100,
    'Entre todos pesan más de 100 puntos.',
  ),
];

/** If a drawing has a temperature in its name, it is the temperature that was read. */
function drawingDisagreements(
  { evidence }: ResolvedNetwork,
  name: string,
  reading: number,
): Disagreement[] {
  const index = evidence.photos.findIndex((one) => one.name === name);
  const shown = evidence.photos[index];
  const [, drawn] = /-(\d+)\.svg$/.exec(shown?.drawing ?? '') ?? [];
  return disagreementUnless(
    ['evidence', 'photos', index, 'drawing'],
    shown?.photo !== undefined || drawn === undefined || Number(drawn) === reading,
    `El dibujo muestra ${drawn} °C y la lectura es ${reading} °C: poné una foto (photo) u otro dibujo.`,
  );
}

/** The story of the deviating branch: before, found, repaired. */
function storyDisagreements(network: ResolvedNetwork): Disagreement[] {
  const { visit, repair, scores, expected, visitWeek } = network;
  const { failed } = visit;
  const nextMonday = scores.weeks[visitWeek + 1];
  return [
    ...disagreementUnless(
      ['scores', 'firstMonday'],
      visitWeek > 0 && visitWeek + 2 < scores.weeks.length,
      'El gráfico muestra al menos una semana antes de la auditoría y dos después.',
    ),
    ...photoDisagreements(
      network,
      { path: ['visit', 'failed', 'evidence'], value: failed.evidence },
      { path: ['repair', 'evidence'], value: repair.evidence },
      { path: ['visit', 'failed', 'due'], value: failed.due },
    ),
    ...disagreementUnless(
      ['repair', 'evidence'],
      visit.day < repair.day && (!nextMonday || repair.day < nextMonday),
      'La foto del arreglo es de otro día que la auditoría y de la misma semana: el reporte del lunes lo da por hecho.',
    ),
    ...drawingDisagreements(network, failed.evidence, failed.reading),
    ...drawingDisagreements(network, repair.evidence, repair.reading),
    ...disagreementUnless(
      ['visit', 'failed', 'reading'],
      failed.reading > failed.limit && repair.reading <= failed.limit,
      'La lectura de la auditoría pasa el máximo (limit) y la del arreglo no.',
    ),
    ...weightDisagreements(['visit'], ['visit', 'failed', 'points'], visit),
    ...disagreementUnless(
      ['expected'],
      visit.score < expected && expected <= repair.score,
      `La sucursal de la auditoría queda bajo el mínimo, con ${visit.score}, y con lo que pesa el ítem lo pasa: llega a ${repair.score}.`,
    ),
  ];
}

/** The photos of each trade, and its visit: the score is under the minimum, and the fault has existed for days. */
const tradeDisagreements = (network: ResolvedNetwork): Disagreement[] =>
  network.trades.flatMap(({ before, after, due, verified, visit }, index) => {
    const path = ['trades', index];
    const day = findEvidence(network, before)?.day;
    const repaired = findEvidence(network, after)?.day;
    return [
      ...photoDisagreements(
        network,
        { path: [...path, 'before'], value: before },
        { path: [...path, 'after'], value: after },
        { path: [...path, 'due'], value: due },
      ),
      ...disagreementUnless(
        [...path, 'verified'],
        !repaired || repaired < verified,
        'Se confirma otro día, después de la foto del arreglo.',
      ),
      ...(visit
        ? [
            ...weightDisagreements([...path, 'visit'], [...path, 'visit', 'points'], visit),
            ...disagreementUnless(
              [...path, 'visit', 'score'],
              visit.score < network.expected,
              `La visita queda bajo el mínimo, que es ${network.expected}.`,
            ),
            ...disagreementUnless(
              [...path, 'visit', 'since'],
              !day || visit.since < day,
              'Está así desde antes del día de la foto.',
            ),
          ]
        : []),
    ];
  });

/** Contradictions in what the story and the trades say about what was found and how it ends. */
export const findingDisagreements = (network: ResolvedNetwork): Disagreement[] => [
  ...storyDisagreements(network),
  ...tradeDisagreements(network),
];
