import { readFileSync, writeFileSync } from 'node:fs';
import { missingPlatformEntries, type Lockfile } from '../host/lockfile.ts';

const file = new URL('../../package-lock.json', import.meta.url);
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
const missing = missingPlatformEntries(lockfile);
for (const [path, entry] of missing) lockfile.packages[path] = { ...entry };
const [project, ...rest] = Object.entries(lockfile.packages);
if (project) {
  const sorted = rest.sort(([a], [b]) => a.localeCompare(b, 'en'));
  lockfile.packages = Object.fromEntries([project, ...sorted]);
}
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`Se completó package-lock.json con ${missing.size} binarios de otras plataformas.`);
