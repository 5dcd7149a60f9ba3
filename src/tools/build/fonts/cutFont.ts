import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '#tools/projectRoot.ts';
import { glyphs } from './glyphs.ts';

const FOLDER = '.cache/fonts';

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Cuts a weight of Poppins to the glyphs of the site and keeps it until the font or the glyphs
 * change. Metrics and kerning stay.
 * @returns the file's path from the project's root, woff2
 * @throws when the font's package lacks the weight
 */
export async function cutFont(weight: number): Promise<string> {
  const name = `poppins-latin-${weight}-normal.woff2`;
  const font = await readFile(join(projectRoot, 'node_modules/@fontsource/poppins/files', name));
  const text = [...glyphs].join('');
  const key = createHash('sha256').update(font).update(text).digest('hex').slice(0, 12);
  const path = `./${FOLDER}/poppins-${weight}-${key}.woff2`;
  const file = join(projectRoot, path);
  if (!(await exists(file))) {
    await mkdir(join(projectRoot, FOLDER), { recursive: true });
    await writeFile(file, await subsetFont(font, text, { targetFormat: 'woff2' }));
  }
  return path;
}
