import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;
const TEXT = /\.(html|css|js|json|md|xml|txt|webmanifest)$/i;

/**
 * A file's name as texts have it, spaces and accents encoded or not. Behind its folder, which is
 * found at once: tried at every letter, the same name takes longer than all the rest of the pass.
 */
const NAMED = /_astro\/([^/\s"'()<>\\]+\.(?:svg|png|jpe?g|webp|avif|gif))/gi;

/** The pictures of Astro's folder that no text of the site names, by path from the site's root. */
export function unusedPictures(files: readonly string[], texts: Iterable<string>): string[] {
  const named = new Set<string>();
  for (const text of texts) for (const [, name = ''] of text.matchAll(NAMED)) named.add(name);
  return files.filter((file) => {
    const name = file.split('/').at(-1) ?? '';
    return (
      file.startsWith('_astro/') &&
      PICTURE.test(name) &&
      !named.has(name) &&
      !named.has(encodeURI(name))
    );
  });
}

/**
 * Takes out of a built folder the pictures that nothing shows: Astro publishes those of every
 * article it has read, drafts included.
 */
export function removeUnusedPictures(root: string): void {
  const entries = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = entries.map((entry) => entry.split(sep).join('/'));
  function* texts() {
    for (const file of files) if (TEXT.test(file)) yield readFileSync(join(root, file), 'utf8');
  }
  for (const file of unusedPictures(files, texts())) rmSync(join(root, file));
}
