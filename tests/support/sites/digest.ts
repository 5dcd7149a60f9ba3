import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isoDate } from '#lib/dates.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { projectFiles } from '#tools/filesOf.ts';
import { projectRoot } from '#tools/projectRoot.ts';

// Building a test site takes longer than most tests: it is built again only when what it is built from has changed.

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

/**
 * A hash of everything that determines a site. `paths` are files and folders of the project; files inside `without` are
 * left out. The hash includes the day, because articles can be scheduled.
 */
export function digestOf(
  paths: readonly string[],
  without?: string,
  day = isoDate(new Date()),
): string {
  const hash = createHash('sha256').update(day);
  // The folder of the content that is built.
  hash.update(process.env['LINEO_CONTENT'] ?? '');
  for (const file of projectFiles(projectRoot, ...paths)) {
    if (without && file.startsWith(without)) continue;
    hash.update(file).update(readFileSync(join(projectRoot, file)));
  }
  return hash.digest('hex');
}
