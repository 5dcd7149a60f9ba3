import { requireSame, type Disagreement } from './agreement.ts';
import { photoNamed, type CompleteNetwork } from './completeNetwork.ts';

/** A task's photo is of its branch. */
export const taskDisagreements = (network: CompleteNetwork): Disagreement[] =>
  network.tasks.list.flatMap(({ branch, evidence }, index) => {
    const photo = evidence === undefined ? undefined : photoNamed(network, evidence);
    return photo
      ? requireSame(
          ['tasks', 'list', index, 'evidence'],
          photo.branch,
          branch,
          'La sucursal de la tarea',
        )
      : [];
  });
