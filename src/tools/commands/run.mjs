// `node src/tools/commands/run.mjs <command>`: installs what is missing, then runs a command of this
// folder, or one that is named by its path from the root, under the project's own Node. Plain
// JavaScript without dependencies, because an older Node may start it before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const [command, ...rest] = process.argv.slice(2);

// Who only builds and serves goes without the packages that check the project: almost a third of their size.
const checks = ['types', 'lint', 'imports', 'format', 'trackingPlan'];
const needsChecks = command.includes('/') || checks.includes(command);
const hasChecks = existsSync(join(root, 'node_modules', 'vitest'));

/** npm writes its own copy of the lockfile last: it is there and newer only after a whole install. */
function isInstalled() {
  if (needsChecks && !hasChecks) return false;
  const written = statSync(join(root, 'node_modules', '.package-lock.json'), {
    throwIfNoEntry: false,
  });
  const wanted = statSync(join(root, 'package-lock.json'));
  return existsSync(pinnedNode) && written !== undefined && written.mtimeMs >= wanted.mtimeMs;
}

if (!isInstalled()) {
  console.log('Instalando lo que hace falta (una sola vez, puede tardar un minuto)…');
  const { status, stderr } = spawnSync(
    'npm',
    // What checks stays where it has come: `npm start` after `npm test` takes nothing away.
    [
      ...['ci', '--no-audit', '--no-fund', '--loglevel=error'],
      needsChecks || hasChecks ? '--include=dev' : '--omit=dev',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0 || !existsSync(pinnedNode)) {
    const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(stderr ?? '');
    console.error(
      isOffline
        ? 'No se pudo instalar: no hay conexión con el registro de paquetes. Revisá la red y probá de nuevo.'
        : `No se pudo instalar lo que hace falta. Esto respondió «npm ci»:\n${stderr}`,
    );
    process.exit(1);
  }
}

const file = command.includes('/') ? `${command}.ts` : join('src/tools/commands', `${command}.ts`);
const child = spawn(pinnedNode, [join(root, file), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // Tools started from here find the project's Node and tools first.
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_NO_WARNINGS: '1',
  },
});
// The terminal's Ctrl-C reaches the child by itself: this only waits for it to end cleanly.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
});
