// Before `npm start` and `npm test`: installs what is missing. From then on npm finds the project's
// own Node first. Plain JavaScript without dependencies, since an older Node may run it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';

const packagesIn = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages;

/**
 * Whether everything that the lockfile names is installed, except for files of other systems and packages that
 * `isLeftOut`.
 */
function isInstalled(isLeftOut) {
  if (!existsSync(INSTALLED) || !existsSync('node_modules/node/bin')) return false;
  const found = packagesIn(INSTALLED);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' ||
      wanted.optional ||
      wanted.devOptional ||
      (isLeftOut && wanted.dev) ||
      found[path]?.version === wanted.version,
  );
}

// A first `npm start` does not install the packages that check the project, which are a third of all packages.
const withoutDev = process.argv.includes('--omit=dev');

if (!isInstalled(withoutDev)) {
  console.log('Instalando lo que hace falta (una sola vez, puede tardar un minuto)…');
  const packages = withoutDev && !existsSync(INSTALLED) ? '--omit=dev' : '--include=dev';
  const { status } = spawnSync(`npm ci --no-audit --no-fund --loglevel=error ${packages}`, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error(
      'No se pudo instalar lo que hace falta: arriba está lo que respondió «npm ci». Si habla de la red (ENOTFOUND, ETIMEDOUT), revisá la conexión y probá de nuevo.',
    );
    process.exitCode = 1;
  }
}
