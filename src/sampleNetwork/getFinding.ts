import { getScreenData } from './getScreenData.ts';
import type { Finding } from './screenData/screenData.ts';

/** The finding of the sample network that begins with this photo; the content check guarantees that it exists. */
export async function getFinding(photo: string): Promise<Finding> {
  const { findings } = await getScreenData();
  const found = findings.find(({ before }) => before === photo);
  if (!found) throw new Error(`No finding begins with the photo ${photo}.`);
  return found;
}
