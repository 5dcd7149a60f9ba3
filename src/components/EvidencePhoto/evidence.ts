import {
  drawnEvidence,
  photo as findPhoto,
  imageAttributes,
} from '#components/Picture/pictures.ts';
import { getSampleNetwork } from '#sampleNetwork/getSampleNetwork.ts';
import { formatStamp } from '#lib/dates.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

/** `full` is as wide as its place and has the stamp; `thumbnail` is small, in a row. */
export type EvidenceSize = 'full' | 'thumbnail';

/** The widths of a real photo, in pixels. The largest has 18 KB as AVIF, whatever it shows. */
const widths = { full: [240, 360, 480], thumbnail: [96, 240] } as const;
const sizes = {
  full: '(min-width: 600px) 480px, 92vw',
  thumbnail: '(min-width: 900px) 112px, 52px',
} as const;
const QUALITY = 40;

/** The photo of this name; the content check guarantees that `red.yaml` has it. */
async function findEvidence(name: string) {
  const { labels, photos } = (await getSampleNetwork()).evidence;
  const found = photos.find((one) => one.name === name);
  if (!found) throw new Error(`There is no photo ${name}.`);
  const { day, hour, branch, place, verdict } = found;
  return {
    ...found,
    isMet: verdict === 'met',
    verdict: labels[verdict],
    stamp: [`${formatStamp(day)} · ${hour}`, branch, place],
  };
}

/** A photo of the sample network, with its verdict and its stamp: the moment, the branch and the place. */
export async function readEvidence(name: string, size: EvidenceSize) {
  const { drawing, photo, ...found } = await findEvidence(name);
  const picture = photo
    ? await imageAttributes(findPhoto(photo), {
        sizes: sizes[size],
        widths: widths[size],
        avif: QUALITY,
      })
    : drawnEvidence(drawing);
  return { ...found, picture };
}

/** The same for a share image, which needs the path of the file. */
export async function evidenceFile(name: string) {
  const { drawing, photo, isMet, stamp } = await findEvidence(name);
  const file = photo ? `${contentFolder}/fotos/${photo}` : `src/assets/evidence/${drawing}`;
  return { file, isMet, stamp };
}
