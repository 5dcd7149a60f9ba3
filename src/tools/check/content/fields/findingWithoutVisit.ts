import { SAMPLE_NETWORK_FILE } from '#tools/check/content/files/contentPaths.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { FINDING } from './unknownEvidence.ts';
import type { Value } from './values.ts';

/** Problems with areas whose screen is the visit of a finding, if the sample network has no visit for that finding. */
export function findingWithoutVisit(values: readonly Value[]): Problem[] {
  const network = values.filter(({ file }) => file === SAMPLE_NETWORK_FILE);
  const findings = network.filter(({ path }) => FINDING.test(path.join('.')));
  /** The story's visit is in a block of its own, a trade's is one of the trade's fields. */
  const hasVisit = ({ path: [block, trade] }: Value) =>
    block === 'visit' ||
    network.some(({ path }) => path[0] === block && path[1] === trade && path[2] === 'visit');
  const namesOf = (some: readonly Value[]) => some.map(({ value }) => String(value));
  const visited = namesOf(findings.filter(hasVisit));
  const unvisited = namesOf(findings.filter((finding) => !hasVisit(finding)));

  return values.flatMap(({ file, path, kind, value, toProblem }) => {
    const name = String(value);
    if (kind !== 'finding name' || !unvisited.includes(name)) return [];
    const beside = [...path.slice(0, -1), 'screen'].join('.');
    const screen = values.find((one) => one.file === file && one.path.join('.') === beside);
    if (screen?.value !== 'visit') return [];
    return [
      toProblem(
        `A «${name}» le falta su visita («visit») en ${SAMPLE_NETWORK_FILE}, y un área con la pantalla «visit» nombra un hallazgo que la tiene: ${visited.join(', ')}.`,
      ),
    ];
  });
}
