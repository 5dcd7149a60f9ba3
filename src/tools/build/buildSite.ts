import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { hasErrors, report, type Problem } from '#tools/check/content/problem.ts';
import { checkOutput } from '#tools/check/output/checkOutput.ts';
import { projectRoot } from '#tools/projectRoot.ts';
import { drainWarnings } from './buildLog.ts';
import { lockForBuild } from './buildLock.ts';
import { refuseOtherFiles } from './refuseOtherFiles.ts';

/**
 * Checks the content of the project at `root`, builds into a new folder, checks what was built and swaps it into
 * `served`, so that a failed build never touches what is served. `served` must be on the same disk as the project.
 * Returns the hints about what was published.
 * @throws with every error of the content or of the output, in Spanish, with the error of the build and its file,
 * because another build is under way, or because `served` has something that no build has made.
 */
export async function buildSite(
  root: string = projectRoot,
  served: string = join(root, 'dist'),
): Promise<Problem[]> {
  const problems = await checkContent(root);
  if (hasErrors(problems)) throw new Error(report(problems));
  refuseOtherFiles(served);

  const cache = join(root, '.cache');
  const releaseLock = lockForBuild(cache);
  const work = join(cache, 'build');
  const [next, previous] = [join(work, 'next'), join(work, 'previous')];
  try {
    // What a build that was stopped has left behind.
    await rm(work, { recursive: true, force: true });
    await mkdir(work);
    await buildInto(root, next);
    const found = await checkOutput(root, next);
    if (hasErrors(found)) throw new Error(report(found, 'en las páginas que se iban a publicar'));
    await rename(served, previous).catch(ignoreMissing);
    await rename(next, served).catch(async (error: unknown) => {
      await rename(previous, served).catch(ignoreMissing);
      throw error;
    });
    return found;
  } finally {
    await rm(work, { recursive: true, force: true });
    releaseLock();
  }
}

async function buildInto(root: string, outDir: string): Promise<void> {
  // A rejection that Astro does not handle would end the process; here it fails the build.
  let unhandled: Error | undefined;
  const onUnhandled = (reason: unknown) => {
    unhandled ??= buildError(reason);
  };
  process.on('unhandledRejection', onUnhandled);
  try {
    // Astro reads these from the shell too, and a stray «DEV=1» would build for development.
    for (const name of ['DEV', 'PROD', 'MODE', 'SSR', 'SITE', 'BASE_URL', 'ASSETS_PREFIX']) {
      Reflect.deleteProperty(process.env, name);
    }
    process.env['NODE_ENV'] = 'production';
    const cacheDir = join(root, '.cache', 'astro');
    // Astro would reuse articles that it parsed from other content; generated pictures and fonts may stay.
    await rm(join(cacheDir, 'data-store.json'), { force: true });
    // Astro takes long to load, and a build with errors in its content ends before it needs Astro.
    const { build } = await import('astro');
    drainWarnings();
    await build({
      root,
      outDir,
      cacheDir,
      logLevel: process.env['DEBUG'] ? 'info' : 'warn',
      logger: { entrypoint: fileURLToPath(new URL('buildLog.ts', import.meta.url)) },
    });
    // Node reports unhandled rejections only after the current turn.
    await new Promise((resolve) => setImmediate(resolve));
  } catch (error) {
    throw unhandled ?? buildError(error);
  } finally {
    process.off('unhandledRejection', onUnhandled);
  }
  if (unhandled) throw unhandled;
  const warnings = drainWarnings();
  if (warnings.length > 0) throw buildError(warnings.map(({ message }) => message).join('\n\n'));
}

/** The error of a build, in Astro's own words: with valid content only a programmer can mend it. */
function buildError(cause: unknown): Error {
  const { message, id, loc, hint } = (
    cause instanceof Error ? cause : { message: String(cause) }
  ) as { message: string; id?: string; loc?: { file?: string; line?: number }; hint?: string };
  const position = loc?.file ? `${loc.file}:${loc.line}` : id;
  const reason = [position, message, hint].filter(Boolean).join('\n');
  return new Error(`El sitio no se pudo armar; no se publicó nada.\n\n${reason}`, { cause });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
