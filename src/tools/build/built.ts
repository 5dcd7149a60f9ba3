import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentFolder } from '#lib/contentFolder.ts';
import { filesOf } from '#tools/filesOf.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** The folder that is served. */
export const dist = join(projectRoot, 'dist');

/** What a site is made of, from the project's root. */
export const inputs = ['src', 'public', 'astro.config.mjs', 'package-lock.json', contentFolder];

/** Where it is kept what the site in a project's `dist` was made of. */
export const stampOf = (root: string): string => join(root, '.cache', 'built');

/** Settings of the environment that make another site of the same files. */
const SETTINGS = ['LINEO_CONTENT', 'LINEO_GALLERY'];

/** The file that a path is, or those that it has; none where there is nothing. */
function filesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return filesOf(path).flatMap((file) => (file.includes('.wrangler') ? [] : [join(path, file)]));
}

/**
 * What a site is made of, as one line: another digest, another site. `paths` are files and folders from
 * `root`; what is inside `without` does not count. The day counts too: an article waits for its own.
 */
export function digestOf(root: string, paths: readonly string[], without?: string): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}`);
  const files = paths.flatMap((path) => filesIn(join(root, path)));
  for (const file of files) {
    const path = relative(root, file);
    if (without === undefined || !path.startsWith(without)) {
      hash.update(path).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Whether the site in `dist` is made of the project's files as they are. */
export function isBuilt(): boolean {
  const stamp = stampOf(projectRoot);
  if (!existsSync(dist) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === digestOf(projectRoot, inputs);
}
