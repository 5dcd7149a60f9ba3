import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join('.cache', 'social');

/**
 * Gives the image that a recipe makes, from an earlier build when the recipe is the same: of a
 * thousand articles one changed, and one image is drawn.
 * @param recipe all that the image depends on, its tools' versions included
 */
export async function keptImage(
  recipe: unknown,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 32);
  const file = join(FOLDER, `${key}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Uint8Array(kept);

  const image = await draw();
  await mkdir(FOLDER, { recursive: true });
  // Written aside first: a build that is stopped in between leaves no half image to find.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, image);
  await rename(unfinished, file);
  return image;
}
