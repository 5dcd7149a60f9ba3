import { findEvidence, type ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';
import { disagreementUnlessSame, type Disagreement } from './disagreement.ts';

/** A task's photo is of its branch. */
export const taskDisagreements = (network: ResolvedNetwork): Disagreement[] =>
  network.tasks.list.flatMap(({ branch, evidence }, index) => {
    const photo = evidence === undefined ? undefined : findEvidence(network, evidence);
    return photo
      ? disagreementUnlessSame(
          ['tasks', 'list', index, 'evidence'],
          photo.branch,
          branch,
          'La sucursal de la tarea',
        )
      : [];
  });
