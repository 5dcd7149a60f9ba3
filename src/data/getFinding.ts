import { contentFolder } from '#schemas/contentFolder.ts';
import { nearest } from '#schemas/messages.ts';
import { getNetwork } from './getNetwork.ts';
import type { Finding } from './network.ts';

/**
 * The finding of the sample network that begins with this photo; `place` is where the content asks for it, as
 * «pages/app.yaml › taps › evidence». @throws where none begins with it
 */
export async function getFinding(photo: string, place: string): Promise<Finding> {
  const { findings } = await getNetwork();
  const found = findings.find(({ before }) => before === photo);
  if (found) return found;
  const names = findings.map(({ before }) => before);
  const meant = nearest(photo, names);
  throw new Error(
    `${contentFolder}/${place}: ningún hallazgo de red.yaml empieza con la foto «${photo}». ${meant ? `¿Quisiste decir «${meant}»?` : `Están: ${names.join(', ')}.`}`,
  );
}
