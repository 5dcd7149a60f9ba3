import { nearestWord } from '#lib/nearestWord.ts';
import { SAMPLE_NETWORK_FILE } from '#tools/check/content/files/contentPaths.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import type { Value } from './values.ts';

/** A field of the sample network that defines a finding by its first photo: «trades.2.before». */
export const FINDING = /^(visit\.failed\.evidence|trades\.\d+\.before)$/;

/**
 * The kinds of fields that refer to a name. Each says which fields of the sample network define such names, and what
 * the message says if none does.
 */
const knownNames = {
  // «evidence.photos.0.name»
  'evidence name': { definedAt: /^evidence\.photos\.\d+\.name$/, missing: 'No hay una evidencia' },
  'finding name': { definedAt: FINDING, missing: 'Ningún hallazgo empieza con la foto' },
};

/** Problems with names of photos, and of findings, that the sample network does not have. */
export function unknownEvidence(values: readonly Value[]): Problem[] {
  return Object.entries(knownNames).flatMap(([nameKind, { definedAt, missing }]) => {
    const names = values
      .filter(({ file, path }) => file === SAMPLE_NETWORK_FILE && definedAt.test(path.join('.')))
      .map(({ value }) => String(value));
    return values.flatMap(({ kind, value, toProblem }) => {
      const name = String(value);
      if (kind !== nameKind || names.length === 0 || names.includes(name)) return [];
      const meant = nearestWord(name, names);
      const advice = meant ? `¿Quisiste decir «${meant}»?` : `Están: ${names.join(', ')}.`;
      return [toProblem(`${missing} «${name}» en ${SAMPLE_NETWORK_FILE}. ${advice}`)];
    });
  });
}
