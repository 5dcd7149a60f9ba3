import { nearestWord } from '#lib/nearestWord.ts';
import type { ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';
import { unless, type Disagreement } from './disagreement.ts';

type Path = Disagreement['path'];

/** Parts that name no branch of the network: words, and what may be of another network. */
const otherParts = ['labels', 'trades', 'evidence'];

/** Every branch that is named under `data`, with its place. */
function branchesIn(data: unknown, path: Path = []): { path: Path; name: string }[] {
  const key = path.findLast((step) => typeof step === 'string') ?? '';
  if (typeof data === 'string') {
    return ['branch', 'branches', 'unread'].includes(key) ? [{ path, name: data }] : [];
  }
  if (typeof data !== 'object' || data === null || otherParts.includes(key)) return [];
  return Object.entries(data).flatMap(([step, inner]) =>
    branchesIn(inner, [...path, Array.isArray(data) ? Number(step) : step]),
  );
}

/** Branches that are in the chart twice, or not at all. */
export function branchDisagreements(network: ResolvedNetwork): Disagreement[] {
  const known = network.branches.map(({ branch }) => branch);
  return [
    ...network.scores.others.flatMap(({ branch }, index) =>
      unless(
        known.indexOf(branch) === index + 1,
        ['scores', 'others', index, 'branch'],
        `«${branch}» está dos veces: va una. La de la auditoría, que es la de su foto, no va acá: sus puntajes están arriba.`,
      ),
    ),
    ...branchesIn(network).flatMap(({ path, name }) => {
      const meant = nearestWord(name, known);
      const advice = meant ? ` ¿Quisiste decir «${meant}»?` : '';
      return unless(
        known.includes(name),
        path,
        `«${name}» no está entre las sucursales de «scores», ni es la de la auditoría.${advice}`,
      );
    }),
  ];
}
