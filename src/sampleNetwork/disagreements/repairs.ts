import { isoDate } from '#lib/dates.ts';
import { sum } from '#lib/sum.ts';
import { findEvidence, type ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';
import { unless, type Disagreement } from './disagreement.ts';

type Path = Disagreement['path'];

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
export function storyDisagreements(network: ResolvedNetwork): Disagreement[] {
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
export const tradeDisagreements = (network: ResolvedNetwork): Disagreement[] =>
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
