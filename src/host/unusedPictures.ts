import { readdir, readFile, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;
const TEXT = /\.(html|css|js|json|md|xml|txt|webmanifest)$/i;

/** The pictures of Astro's folder that no text of the site names, by path from the site's root. */
export function unusedPictures(files: readonly string[], texts: readonly string[]): string[] {
  return files.filter((file) => {
    const name = file.split('/').at(-1) ?? '';
    return (
      file.startsWith('_astro/') && PICTURE.test(name) && !texts.some((text) => text.includes(name))
    );
  });
}

/**
 * Takes out of a built folder the pictures that nothing shows: Astro publishes those of every
 * article it has read, drafts included.
 */
export async function removeUnusedPictures(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true });
  const files = entries.map((entry) => entry.split(sep).join('/'));
  const texts = await Promise.all(
    files.filter((file) => TEXT.test(file)).map((file) => readFile(join(root, file), 'utf8')),
  );
  await Promise.all(unusedPictures(files, texts).map((file) => rm(join(root, file))));
}
