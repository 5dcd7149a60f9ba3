import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a file is there and can be run. */
export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where the first of some programs is on PATH. */
export const findProgram = (names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

/** Runs an installer without a word; whether it worked. */
export const runQuietly = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs packages of the system where that is allowed: whether they are there now. */
export const installPackages = (names: readonly string[]): boolean =>
  process.getuid?.() === 0 &&
  runQuietly('apt-get', ['update']) &&
  runQuietly('apt-get', ['install', '-y', ...names]);

/**
 * What `find` finds, else once it has been installed.
 * @throws with what to do when it can't be had.
 */
export function findOrInstall<Found>(
  name: string,
  find: () => Found | undefined,
  install: () => void,
  advice: string,
): Found {
  const found = find();
  if (found) return found;
  console.log(`Instalando ${name} para las pruebas (una sola vez)…`);
  install();
  const installed = find();
  if (installed) return installed;
  throw new Error(
    `Las pruebas necesitan ${name} y no se pudo instalar: ${advice} y probá de nuevo.`,
  );
}
