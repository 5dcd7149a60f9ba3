import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two looks at whether it is one's turn. */
const LOOK_AGAIN = 100;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the file is made now, with the number of this process; `false` where another's is there. */
async function makeLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const holderOf = (lock: string) => readFile(lock, 'utf8').catch(() => '');

/** Removes the file of a process that was killed, one waiter at a time: the next one's is never taken for it. */
const removeLockOf = (killed: string, lock: string): Promise<void> =>
  withLock(`${lock}.old`, async () => {
    if ((await holderOf(lock)) === killed) await rm(lock, { force: true });
  });

/**
 * Does `work` once no other work with the same `lock`, of this process or another, is being done.
 * The file of a process that was killed keeps nobody waiting.
 */
export async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await makeLock(lock))) {
    const holder = await holderOf(lock);
    // It is empty while it is being written.
    if (holder && !isRunning(Number(holder))) await removeLockOf(holder, lock);
    else await setTimeout(LOOK_AGAIN);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
