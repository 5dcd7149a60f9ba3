import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** What keeps the browser from the network but for what a test asks. */
export const quietArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const own = () => [chromium.executablePath()].find(isExecutable);

/**
 * The Chromium that browser tests drive: one that is there, else installed with the system's
 * package manager, else Playwright's own.
 * @throws with what to do when none can be had.
 */
export function findBrowser(): string {
  const found = process.env['LINEO_BROWSER'] ?? onPath() ?? own();
  if (found) return found;

  console.log('Instalando un navegador para las pruebas (una sola vez)…');
  const quiet = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['update'], quiet).status === 0) {
    spawnSync('apt-get', ['install', '-y', 'chromium'], quiet);
  } else {
    spawnSync('playwright', ['install', 'chromium'], quiet);
  }
  const installed = onPath() ?? own();
  if (installed) return installed;
  throw new Error(
    'Las pruebas necesitan un navegador y no se pudo instalar: instalá Chromium o Google Chrome y probá de nuevo.',
  );
}
