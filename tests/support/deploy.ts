import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { projectRoot } from '#tools/projectRoot.ts';

const script = join(projectRoot, 'src/tools/delivery/deploy.sh');

/** Publishes a built site into `folder`, or goes back by one. @throws with what the script said */
export function deploy(what: string, folder: string): void {
  const { status, stderr } = spawnSync('sh', [script, what, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
