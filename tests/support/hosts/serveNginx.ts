import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { headerRules, type HeaderRule } from '#tools/delivery/headers.ts';
import { nginxConfig } from '#tools/delivery/nginx.ts';
import { editorHost, editorRules } from '#tools/editor/headers.ts';
import { ensureBuilt, siteFolderOf, type Variant } from '#tests/support/sites/variants.ts';
import { freePort } from './freePort.ts';

/** A path that makes nginx answer like a failing server. */
const failingPath = '/falla';

const mainConfig = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  access_log off;
  include ${folder}/*/lineo.conf;
}
`;

/** Publishes a built folder with deploy.sh, with its configuration beside it, and gives its address. */
async function publish(
  name: Variant,
  folder: string,
  rules: readonly HeaderRule[],
  host?: typeof editorHost,
): Promise<string> {
  ensureBuilt(name);
  const port = await freePort();
  execFileSync('sh', ['src/tools/delivery/deploy.sh', siteFolderOf(name), folder]);
  const failing = `location = ${failingPath} { return 503; }`;
  await writeFile(join(folder, 'server.conf'), `listen 127.0.0.1:${port};\n${failing}\n`);
  await writeFile(join(folder, 'lineo.conf'), nginxConfig(rules, folder, host));
  return `http://localhost:${port}`;
}

/** Vitest's global setup: the fixture's site and the editor, each a host of one nginx. */
export default async function serveNginx(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lineo-nginx-'));
  const address = await publish('fixture', join(folder, 'site'), headerRules);
  const editor = await publish('editor', join(folder, 'editor'), editorRules, editorHost);
  await writeFile(join(folder, 'nginx.conf'), mainConfig(folder));

  const nginx = spawn('nginx', ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'inherit',
  });
  const ended = once(nginx, 'exit');
  while (!(await fetch(address, { redirect: 'manual' }).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx no arrancó.');
    await setTimeout(50);
  }
  project.provide('host', address);
  project.provide('editorHost', editor);
  project.provide('failingPath', failingPath);
  return async () => {
    nginx.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
}
