import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { glyphs } from './glyphs.ts';

const ROOT = new URL('../../', import.meta.url);
const FOLDER = '.cache/fonts/';

const exists = (file: URL) =>
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
  const font = await readFile(new URL(`node_modules/@fontsource/poppins/files/${name}`, ROOT));
  const text = [...glyphs].join('');
  const key = createHash('sha256').update(font).update(text).digest('hex').slice(0, 12);
  const path = `./${FOLDER}poppins-${weight}-${key}.woff2`;
  const file = new URL(path, ROOT);
  if (!(await exists(file))) {
    await mkdir(fileURLToPath(new URL(FOLDER, ROOT)), { recursive: true });
    await writeFile(file, await subsetFont(font, text, { targetFormat: 'woff2' }));
  }
  return path;
}
