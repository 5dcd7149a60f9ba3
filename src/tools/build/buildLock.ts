import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whether a process with this id is running, whoever owns it. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The id of the process that holds a lock; `undefined` if it has released it meanwhile. */
function holderOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Locks the project at `root` for one build. Astro keeps the list of articles in the project's folder `.astro` and in
 * its cache: of two builds at the same time with different content, one would publish the other's articles. A process
 * may also build while the process that started it holds the lock: the tests compose their content under it.
 * @returns a function that releases the lock
 * @throws in Spanish while another process holds it
 */
export function acquireBuildLock(root: string): () => void {
  const file = join(root, '.cache', 'building');
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return () => rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = holderOf(file);
  if (holder === undefined) return acquireBuildLock(root);
  if (holder === String(process.ppid)) return () => undefined;
  // Without an id, its process has only just created it.
  if (holder === '' || isRunning(Number(holder))) {
    const which = holder && ` (proceso ${holder})`;
    throw new Error(
      `Ya hay otra construcción en marcha en esta carpeta${which}: esperá a que termine y probá de nuevo. Si no hay ninguna, borrá «.cache/building».`,
    );
  }
  // Left behind by a process that was stopped.
  rmSync(file, { force: true });
  return acquireBuildLock(root);
}
