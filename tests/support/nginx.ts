import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editorRules } from '#tools/editor/headers.ts';
import { headerRules } from '#tools/delivery/headers.ts';
import { nginxConfig } from '#tools/delivery/nginx.ts';
import { freePort } from './freePort.ts';

/** nginx, serving what `deploy.sh` published into a folder. */
export interface Nginx {
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts Debian's nginx with the project's configuration for `folder`.
 * @param extra lines for its server block
 */
export async function startNginx(folder: string, extra = ''): Promise<Nginx> {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), 'lineo-nginx-'));
  await writeFile(
    join(folder, 'server.conf'),
    `listen 127.0.0.1:${port} backlog=4096;\n${extra}\n`,
  );
  await writeFile(join(home, 'lineo.conf'), nginxConfig([...headerRules, ...editorRules], folder));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${home}/${kind};`,
  );
  const main = join(home, 'nginx.conf');
  await writeFile(
    main,
    [
      // The folder of a test is its user's alone.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${home}/pid;`,
      `error_log ${home}/error.log;`,
      'events { worker_connections 2048; }',
      'http {',
      ...temporary,
      '  access_log off;',
      `  include ${home}/lineo.conf;`,
      '}',
    ].join('\n'),
  );

  const child = spawn('nginx', ['-e', `${home}/error.log`, '-c', main], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + 10_000;
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`nginx no arrancó:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

const isAnswering = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
