import { imageAttributes } from '#components/Picture/imageAttributes.ts';
import { evidenceDrawing, photoImage } from '#components/Picture/pictures.ts';
import { getScreenData } from '#sampleNetwork/getScreenData.ts';
import { findEvidence } from '#sampleNetwork/resolveReferences.ts';
import { formatStamp } from '#lib/dates.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { from } from '#styles/breakpoints.ts';

/** `full` is as wide as its place and has the stamp; `thumbnail` is small, in a row. */
export type EvidenceSize = 'full' | 'thumbnail';

/** The widths of a real photo, in pixels. The largest has 18 KB as AVIF, whatever it shows. */
const widths = { full: [240, 360, 480], thumbnail: [96, 240] } as const;
const sizes = {
  full: `${from('phoneWide')} 480px, 92vw`,
  thumbnail: `${from('split')} 112px, 52px`,
} as const;
const QUALITY = 40;

/** The photo of this name; the content check guarantees that `red.yaml` has it. */
async function stampedEvidence(name: string) {
  const network = await getScreenData();
  const found = findEvidence(network, name);
  if (!found) throw new Error(`There is no photo ${name}.`);
  const { day, hour, branch, place, verdict } = found;
  return {
    ...found,
    isMet: verdict === 'met',
    verdict: network.evidence.labels[verdict],
    stamp: [`${formatStamp(day)} · ${hour}`, branch, place],
  };
}

/** A photo of the sample network, with its verdict and its stamp: the moment, the branch and the place. */
export async function getEvidence(name: string, size: EvidenceSize) {
  const { drawing, photo, ...found } = await stampedEvidence(name);
  const picture = photo
    ? await imageAttributes(photoImage(photo), {
        sizes: sizes[size],
        widths: widths[size],
        avif: QUALITY,
      })
    : evidenceDrawing(drawing);
  return { ...found, picture };
}

/** The same for a share image, which needs the path of the file. */
export async function getEvidenceFile(name: string) {
  const { drawing, photo, isMet, stamp } = await stampedEvidence(name);
  const file = photo ? `${contentFolder}/fotos/${photo}` : `src/assets/evidence/${drawing}`;
  return { file, isMet, stamp };
}
