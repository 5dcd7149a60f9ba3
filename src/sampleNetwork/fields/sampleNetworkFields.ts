import type { z } from 'astro/zod';
import { fieldset, text } from '#schemas/fields.ts';
import { wholeNumber } from './commonFields.ts';
import { evidence } from './evidence.ts';
import { fifteenDayTest } from './fifteenDayTest.ts';
import { lastVisits } from './lastVisits.ts';
import { managerDay, taskPhone } from './manager.ts';
import { mondayReport } from './mondayReport.ts';
import { networkAtNight } from './networkAtNight.ts';
import { networkStatus } from './networkStatus.ts';
import { circular, notice } from './notices.ts';
import { opening } from './opening.ts';
import { plan } from './plan.ts';
import { repeatedFailure } from './repeatedFailure.ts';
import { dayRoute } from './dayRoute.ts';
import { scores } from './scores.ts';
import { sameItem } from './sameItem.ts';
import { repair, tryAudit, visit } from './story.ts';
import { tasks } from './tasks.ts';
import { trades } from './trades.ts';

/** The fields of `red.yaml`, each checked by itself; `sampleNetworkSchema` checks that they agree with each other. */
export const sampleNetworkFields = fieldset(
  'Red de ejemplo',
  'La marca, las sucursales y la heladera que muestran las pantallas del sitio. Es inventada, y el sitio lo dice.',
  {
    caption: text('el aviso de que los datos son de ejemplo', {
      max: 32,
      hint: 'En cada pantalla y donde se nombre la red: nadie tiene que creer que existe.',
    }),
    brand: text('el nombre de la marca de ejemplo', {
      max: 24,
      hint: 'En la auditoría, al lado de la ciudad. Que no sea el de una marca verdadera.',
    }),
    expected: wholeNumber(
      'Mínimo esperado',
      'El puntaje del que ningún local tendría que bajar. La sucursal de la auditoría queda debajo y, con el arreglo, lo pasa.',
      100,
    ),
    visit,
    repair,
    tryAudit,
    evidence,
    tasks,
    taskPhone,
    managerDay,
    notice,
    circular,
    plan,
    scores,
    networkAtNight,
    mondayReport,
    sameItem,
    opening,
    lastVisits,
    fifteenDayTest,
    repeatedFailure,
    networkStatus,
    dayRoute,
    trades,
  },
);
/** The sample network as it is written in `red.yaml`; `screenDataOf` adds what follows from it. */
export type SampleNetwork = z.output<typeof sampleNetworkFields>;
