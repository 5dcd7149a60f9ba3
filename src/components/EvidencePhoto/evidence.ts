import {
  drawnEvidence,
  photo as findPhoto,
  imageAttributes,
} from '#components/Picture/pictures.ts';
import { getSampleNetwork } from '#sampleNetwork/getSampleNetwork.ts';
import { formatStamp } from '#lib/dates.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

/** How large a photo is shown: as wide as its place, with its stamp, or as a mark in a row. */
export type EvidenceSize = 'full' | 'thumbnail';

/** The largest width of a real photo. At this width an AVIF has 18 KB, whatever it shows. */
const widths = { full: [240, 360, 480], thumbnail: [96, 240] } as const;
const sizes = {
  full: '(min-width: 600px) 480px, 92vw',
  thumbnail: '(min-width: 900px) 112px, 52px',
} as const;
const QUALITY = 40;

/** A photo of the sample network, as `red.yaml` has it; the content check guarantees that it is there. */
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

/**
 * A photo of the sample network: its picture, what it shows, its stamp in three parts, the moment, the branch and the place, and its verdict.
 */
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

/** The same for a share picture, with the path of its file. */
export async function evidenceFile(name: string) {
  const { drawing, photo, isMet, stamp } = await findEvidence(name);
  const file = photo ? `${contentFolder}/fotos/${photo}` : `src/assets/evidence/${drawing}`;
  return { file, isMet, stamp };
}
