import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../src/tools/delivery/deploy.sh', import.meta.url));

/** Publishes a built site into `folder`, or goes back by one. @throws with what the script said */
export function deploy(what: string, folder: string): void {
  const { status, stderr } = spawnSync('sh', [script, what, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
