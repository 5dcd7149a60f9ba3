import { sum } from '#lib/sum.ts';
import type { ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';
import { unless, type Disagreement } from './disagreement.ts';

/** The audit to try, and the item by which branches are compared: what they weigh fits the scores. */
export function itemDisagreements(network: ResolvedNetwork): Disagreement[] {
  const { tryAudit, visit, sameItem } = network;
  const items = [visit.failed, ...visit.others, ...tryAudit.items];
  const points = items.find(({ text }) => text === sameItem.item)?.points ?? 0;
  const scoreOf = (name: string) =>
    network.branches.find(({ branch }) => branch === name)?.weekly[network.visitWeek] ?? 0;
  return [
    ...unless(
      sum(tryAudit.items.map((item) => item.points)) <= visit.score,
      ['tryAudit', 'items'],
      `Pesan más que los ${visit.score} puntos que le quedan a la sucursal.`,
    ),
    ...sameItem.failed.flatMap((branch, index) => [
      ...unless(
        sameItem.branches.includes(branch),
        ['sameItem', 'failed', index],
        `«${branch}» no está entre las que se comparan.`,
      ),
      ...unless(
        scoreOf(branch) <= 100 - points,
        ['sameItem', 'failed', index],
        `Lo que no cumple pesa ${points} puntos: su puntaje de esa semana no puede ser ${scoreOf(branch)}.`,
      ),
    ]),
  ];
}
