import { sum } from '#lib/sum.ts';
import { nearestWord } from '#lib/nearestWord.ts';
import { findEvidence, type ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';
import type { SampleNetwork } from '#sampleNetwork/fields/sampleNetworkFields.ts';
import { disagreementUnless, type Disagreement } from './disagreement.ts';

/** An item to try states its weight if the visit does not. `unresolved` is the network as `red.yaml` has it. */
function weightDisagreements(
  { visit }: ResolvedNetwork,
  unresolved: SampleNetwork,
  index: number,
): Disagreement[] {
  const { text = '', points } = unresolved.tryAudit.items[index] ?? {};
  const known = visit.others.map((one) => one.text);
  const meant = nearestWord(text, known);
  const advice = meant ? ` ¿Quisiste decir «${meant}»?` : '';
  return disagreementUnless(
    ['tryAudit', 'items', index, 'points'],
    known.includes(text) === (points === undefined),
    points === undefined
      ? `Falta «points», lo que pesa: este ítem no está en la auditoría (visit).${advice}`
      : 'La auditoría (visit) ya dice lo que pesa este ítem: sacá «points» de acá.',
  );
}

/**
 * The audit to try, which happens after the deviation: each item has a photo for the answer «No», and all items
 * together weigh at most the score that the branch has left.
 */
function tryAuditDisagreements(
  network: ResolvedNetwork,
  unresolved: SampleNetwork,
): Disagreement[] {
  const { tryAudit, visit } = network;
  return [
    ...tryAudit.items.flatMap(({ evidence: name }, index) => [
      ...weightDisagreements(network, unresolved, index),
      ...disagreementUnless(
        ['tryAudit', 'items', index, 'evidence'],
        findEvidence(network, name)?.verdict !== 'met',
        `«${name}» muestra algo que se cumple, y es la foto de un «No».`,
      ),
    ]),
    ...disagreementUnless(
      ['tryAudit', 'items'],
      sum(tryAudit.items.map(({ points }) => points)) <= visit.score &&
        tryAudit.items.length < sum(visit.sections.map(({ of }) => of)),
      `Pesan más que los ${visit.score} puntos que le quedan a la sucursal, o con el de la heladera son más que los ítems de la auditoría (visit).`,
    ),
  ];
}

/**
 * The compared item belongs to an audit, and no branch that fails it has a higher score than the item's weight
 * allows.
 */
function sameItemDisagreements(network: ResolvedNetwork): Disagreement[] {
  const { sameItem, visit, tryAudit, visitWeek } = network;
  const { item, branches, failed, photos } = sameItem;
  const known = [visit.failed, ...visit.others, ...tryAudit.items];
  const points = known.find(({ text }) => text === item)?.points;
  const scoreOf = (name: string) =>
    network.branches.find(({ branch }) => branch === name)?.weekly[visitWeek] ?? 0;
  return [
    ...disagreementUnless(
      ['sameItem', 'item'],
      points !== undefined,
      'No es un ítem de la auditoría (visit) ni de la que se prueba (tryAudit).',
    ),
    ...failed.flatMap((branch, index) => [
      ...disagreementUnless(
        ['sameItem', 'failed', index],
        branches.includes(branch),
        `«${branch}» no está entre las que se comparan.`,
      ),
      ...disagreementUnless(
        ['sameItem', 'failed', index],
        scoreOf(branch) <= 100 - (points ?? 0),
        `Lo que no cumple pesa ${points} puntos: su puntaje de esa semana no puede ser ${scoreOf(branch)}.`,
      ),
    ]),
    ...photos.flatMap((name, index) => {
      const photo = findEvidence(network, name);
      return disagreementUnless(
        ['sameItem', 'photos', index],
        !photo || failed.includes(photo.branch) === (photo.verdict === 'failed'),
        'La foto muestra lo contrario de lo que dice el ítem de esa sucursal.',
      );
    }),
  ];
}

/**
 * Contradictions between the visit's items and two other places that use them: the audit to try, and the comparison
 * of branches by one item.
 */
export const itemDisagreements = (
  network: ResolvedNetwork,
  unresolved: SampleNetwork,
): Disagreement[] => [
  ...tryAuditDisagreements(network, unresolved),
  ...sameItemDisagreements(network),
];
