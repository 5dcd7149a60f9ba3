import { nearest } from '#schemas/messages.ts';
import { NETWORK_FILE } from '#tools/check/content/files/contentFiles.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import type { Value } from './values.ts';

/** Problems with names of photos that the sample network does not have. */
export function unknownEvidence(values: readonly Value[]): Problem[] {
  const named = values.filter(({ kind }) => kind === 'evidence name');
  const isGiven = ({ file, path }: Value) =>
    file === NETWORK_FILE && path[0] === 'evidence' && path.at(-1) === 'name';
  const given = named.filter(isGiven).map(({ value }) => String(value));
  return named.flatMap(({ value, toProblem }) => {
    const name = String(value);
    if (given.length === 0 || given.includes(name)) return [];
    const meant = nearest(name, given);
    const advice = meant ? `¿Quisiste decir «${meant}»?` : `Están: ${given.join(', ')}.`;
    return [toProblem(`No hay una evidencia «${name}» en ${NETWORK_FILE}. ${advice}`)];
  });
}
