import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Path of the first of these programs that is on PATH. */
export const findProgram = (...names: string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Arguments that keep the browser off the network, and small. */
export const quietArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise each test starts a second, spare process for its page.
  '--renderer-process-limit=1',

  // Unlike `page.route`, this keeps the browser's cache on.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** The same engine without the desktop browser: half the processor time. */
const SHELL = 'chromium-headless-shell';

const find = () =>
  process.env['LINEO_BROWSER'] ??
  findProgram(SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
  [chromium.executablePath()].find((path) => existsSync(path));

/**
 * The command to install a browser: the system's package manager if we may use it, otherwise Playwright's own
 * download.
 */
function install(): void {
  const commands = ['playwright install chromium'];
  if (process.getuid?.() === 0) commands.unshift(`apt-get update && apt-get install -y ${SHELL}`);
  console.log('Instalando un navegador para las pruebas (una sola vez)…');
  commands.find((command) => spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0);
}

/**
 * The Chromium that browser tests drive. If there is none, it is installed.
 * @throws with instructions, when no browser can be installed
 */
export function findBrowser(): string {
  if (!find()) install();
  const found = find();
  if (!found) {
    throw new Error(
      'Las pruebas necesitan un navegador y no se pudo instalar: instalá Chromium o Google Chrome y probá de nuevo.',
    );
  }
  return found;
}
