import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { headerRules } from '#tools/delivery/headers.ts';
import { nginxConfig } from '#tools/delivery/nginx.ts';
import { freePort } from './freePort.ts';
import { ensureBuilt, siteFolder } from './variants.ts';

const mainConfig = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  access_log off;
  include ${folder}/lineo.conf;
}
`;

/** Vitest's global setup: publishes the fixture's site with deploy.sh and serves it on nginx. */
export default async function serveNginx(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt('fixture');
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'lineo-nginx-'));
  execFileSync('sh', ['src/tools/delivery/deploy.sh', siteFolder, folder]);
  await writeFile(join(folder, 'server.conf'), `listen 127.0.0.1:${port};\n`);
  await writeFile(join(folder, 'lineo.conf'), nginxConfig(headerRules, folder));
  await writeFile(join(folder, 'nginx.conf'), mainConfig(folder));

  const nginx = spawn('nginx', ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'inherit',
  });
  const ended = once(nginx, 'exit');
  const address = `http://localhost:${port}`;
  while (!(await fetch(address, { redirect: 'manual' }).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx no arrancó.');
    await setTimeout(50);
  }
  project.provide('host', address);
  return async () => {
    nginx.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
}
