import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

interface Package {
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const entries = Object.entries(packages);

test('the lockfile has the binaries of every platform', () => {
  // `npm install` drops binaries that a registry lacks; `npm ci` then refuses the lockfile.
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );

  expect(missing).toEqual([]);
});

test('only the package that brings Node runs a script when it is installed', () => {
  const scripted = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));

  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(scripted)].sort());
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
});
