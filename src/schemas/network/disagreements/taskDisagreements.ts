import { photoNamed, type CompleteNetwork } from '#schemas/network/completeNetwork.ts';
import { disagreementUnlessSame, type Disagreement } from './disagreement.ts';

/** A task's photo is of its branch. */
export const taskDisagreements = (network: CompleteNetwork): Disagreement[] =>
  network.tasks.list.flatMap(({ branch, evidence }, index) => {
    const photo = evidence === undefined ? undefined : photoNamed(network, evidence);
    return photo
      ? disagreementUnlessSame(
          ['tasks', 'list', index, 'evidence'],
          photo.branch,
          branch,
          'La sucursal de la tarea',
        )
      : [];
  });
