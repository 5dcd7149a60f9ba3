import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isoDate } from '#lib/dates.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { projectFiles } from '#tools/filesOf.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** The folder that is served. */
export const dist = join(projectRoot, 'dist');

/** The files and folders that a site is built from, from the project's root. */
export const inputs = [
  'src',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  contentFolder,
];

/** The file with the digest of what the site in `dist` was built from. */
export const digestFile = (root: string): string => join(root, '.cache', 'built');

/**
 * A hash of everything that determines a site. `paths` are files and folders from `root`; files inside `without` are
 * left out. The hash includes the day, because articles can be scheduled.
 */
export function digestOf(
  root: string,
  paths: readonly string[],
  without?: string,
  day = isoDate(new Date()),
): string {
  const hash = createHash('sha256').update(day);
  // The folder of the content that is built.
  hash.update(process.env['LINEO_CONTENT'] ?? '');
  for (const file of projectFiles(root, ...paths)) {
    // The CDN's engine keeps its own files beside its settings.
    const isInput = !file.includes('.wrangler/') && !(without && file.startsWith(without));
    if (isInput) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Whether the site in `dist` was built from the project's current files. */
export function isUpToDate(): boolean {
  const file = digestFile(projectRoot);
  if (!existsSync(dist) || !existsSync(file)) return false;
  return readFileSync(file, 'utf8') === digestOf(projectRoot, inputs);
}
