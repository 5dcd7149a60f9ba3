import { open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Who holds the lock: a process of a machine. */
interface Holder {
  pid: number;
  host: string;
}

function isRunning({ pid, host }: Holder): boolean {
  // Nothing can be known of a process of another machine.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Does `work` as the only one who changes `folder`. A lock whose process is gone is taken over.
 * @throws when another release is under way.
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, '.lock');
  const take = () => open(path, 'wx');
  const lock = await take().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    const text = await readFile(path, 'utf8').catch(() => '');
    let holder: Holder | undefined;
    try {
      holder = JSON.parse(text) as Holder;
    } catch {
      // It is being written at this moment, or its process ended before that.
    }
    if (!holder || isRunning(holder)) {
      throw new Error(
        `Ya hay una publicación en curso en ${folder}${holder ? ` (proceso ${holder.pid} de ${holder.host})` : ''}. Esperá a que termine; si no hay ninguna, borrá ${path}.`,
      );
    }
    await rm(path, { force: true });
    return take();
  });
  try {
    const holder: Holder = { pid: process.pid, host: hostname() };
    await lock.writeFile(JSON.stringify(holder));
    return await work();
  } finally {
    await lock.close();
    await rm(path, { force: true });
  }
}
