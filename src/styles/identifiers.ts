import { globSync } from 'node:fs';

const ROOT = new URL('../..', import.meta.url);

/**
 * No vowels, so that a name never reads as a word that a content blocker hides (`ad`, `banner`). The
 * capital keeps it apart from every word of a selector: vanilla-extract finds its names by text.
 */
const LETTERS = 'bcdfghjklmnpqrtvwxz';

/** Style files in a fixed order, so that two builds of the same tree give the same names. */
const files = globSync('src/**/*.css.ts', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

const code = (index: number): string =>
  (LETTERS[Math.floor(index / LETTERS.length)] ?? '').toUpperCase() +
  (LETTERS[index % LETTERS.length] ?? '');

const fileHashes = new Map<string, string>();

/**
 * Names a class, variable or keyframes by two letters for its file and its place in it. The
 * names that vanilla-extract gives by itself are eight characters long, and a page repeats them
 * hundreds of times. A file added while the development server runs keeps those.
 */
export function shortIdentifier({ hash, filePath }: { hash: string; filePath: string }): string {
  const index = files.indexOf(filePath);
  // vanilla-extract hands out `<hash of the file><count>`, and a file's first count is 0.
  const fileHash = fileHashes.get(filePath) ?? hash.slice(0, -1);
  fileHashes.set(filePath, fileHash);
  return index < 0 || index >= LETTERS.length ** 2 || !hash.startsWith(fileHash)
    ? `_${hash}`
    : `${code(index)}${hash.slice(fileHash.length)}`;
}
