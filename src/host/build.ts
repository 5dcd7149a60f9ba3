import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { checkContent, report } from '../content-check/checkContent.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache');

/** The folder that is served. */
export const dist = join(root, 'dist');

/**
 * Checks the content, builds into a new folder and swaps it into `dist`, so that a failed build
 * never touches what is served.
 * @throws with every problem of the content, in Spanish, or with the build's own error.
 */
export async function buildSite(): Promise<void> {
  const problems = await checkContent(root);
  if (problems.length > 0) throw new Error(report(problems));

  // Any other value left in the environment would ship React's development build.
  process.env['NODE_ENV'] = 'production';
  await mkdir(cache, { recursive: true });
  const next = join(cache, `build-${process.pid}`);
  const previous = join(cache, `previous-${process.pid}`);
  try {
    await build({ root, outDir: next, logLevel: process.env['DEBUG'] ? 'info' : 'warn' });
    await rename(dist, previous).catch(ignoreMissing);
    await rename(next, dist).catch(async (error: unknown) => {
      await rename(previous, dist).catch(ignoreMissing);
      throw error;
    });
  } finally {
    await rm(next, { recursive: true, force: true });
    await rm(previous, { recursive: true, force: true });
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
