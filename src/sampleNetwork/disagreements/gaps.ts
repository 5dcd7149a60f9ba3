import { isoDate } from '#lib/dates.ts';
import { resolveReferences, storyVisits } from '#sampleNetwork/resolveReferences.ts';
import type { SampleNetwork } from '#sampleNetwork/fields/sampleNetworkFields.ts';
import { unless, type Disagreement } from './disagreement.ts';

/** What one place of the network names and no other has: screens would show a 0, or nothing, in its place. */
export function gaps(network: SampleNetwork): Disagreement[] {
  const { visit, plan, scores, visitWeek, sameItem } = resolveReferences(network);
  const { audit, back } = storyVisits(plan, visit);
  const day = isoDate(visit.day);
  const weighed = [visit.failed, ...visit.others].map(({ text }) => text);
  const tried = network.tryAudit.items;
  return [
    ...unless(
      audit !== undefined,
      ['plan', 'people'],
      `La auditoría tiene que estar en el plan, y nadie visita «${visit.branch}» el ${day}, el día de su foto.`,
    ),
    ...unless(
      audit === undefined || back !== undefined,
      ['plan', 'people'],
      `${audit?.person} encuentra el desvío el ${day} y tiene que volver a «${visit.branch}»: falta esa visita.`,
    ),
    ...unless(
      visitWeek > 0 && visitWeek + 2 < scores.weeks.length,
      ['scores', 'firstMonday'],
      'El gráfico muestra al menos una semana antes de la auditoría y dos después.',
    ),
    ...tried.flatMap(({ text, points }, index) =>
      unless(
        points !== undefined || weighed.includes(text),
        ['tryAudit', 'items', index, 'points'],
        'Falta «points», lo que pesa: este ítem no está en la auditoría (visit).',
      ),
    ),
    ...unless(
      [...weighed, ...tried.map(({ text }) => text)].includes(sameItem.item),
      ['sameItem', 'item'],
      'No es un ítem de la auditoría (visit) ni de la que se prueba (tryAudit).',
    ),
  ];
}
