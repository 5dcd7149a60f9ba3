import { join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#tools/projectRoot.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));

const project = read('package.json') as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

interface Package {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const { '': locked, ...installed } = packages;

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');
const entries = Object.entries(installed);

/** Licences that let a site be made, and its parts be given to visitors with a notice. */
const FREE =
  /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|MIT OR Apache-2\.0|\(MIT AND Zlib\))$/;

/** Further licences of tools that only work here, and what they are there for. */
const ofTools: Record<string, { licence: RegExp; names: RegExp }> = {
  'cuts and packs pictures': { licence: /LGPL-3\.0-or-later/, names: /^@img\/sharp-/ },
  'lowers and packs styles': { licence: /^MPL-2\.0$/, names: /^lightningcss(-|$)/ },
  'reads arguments and settings': { licence: /^Python-2\.0$/, names: /^argparse$/ },
  'draws share pictures': { licence: /^MPL-2\.0$/, names: /^satori$/ },
  'knows what browsers can': { licence: /^CC-BY-4\.0$/, names: /^caniuse-lite$/ },
  // Their licence (MIT) stands in their files, not where npm looks.
  'runs style files while building': { licence: /^$/, names: /^(eval|require-like)$/ },
};

describe('every package', () => {
  test('that the project names has one exact version, the lockfile’s', () => {
    const named = { ...project.dependencies, ...project.devDependencies };
    const exact = Object.fromEntries(
      Object.keys(named).map((name) => [name, installed[`node_modules/${name}`]?.version]),
    );

    expect(named).toEqual(exact);
    expect({ ...locked?.dependencies, ...locked?.devDependencies }).toEqual(named);
  });

  test('is told from a forged one by its hash, but for binaries of other systems', () => {
    const unknown = entries.filter(([, { integrity, optional }]) => !integrity && !optional);

    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  test('comes from a registry, never from an address or a repository of its own', () => {
    const elsewhere = entries.filter(
      ([, { resolved, version }]) => resolved !== undefined || !/^\d+\.\d+\.\d+/.test(version),
    );

    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  test('that runs a script when it is installed was looked at', () => {
    const scripted = entries.filter(([, { hasInstallScript }]) => hasInstallScript);

    expect(Object.keys(project.allowScripts).sort()).toEqual(
      [...new Set(scripted.map(([path]) => nameOf(path)))].sort(),
    );
  });
});

test('no platform’s binary is missing from the lockfile', () => {
  // A registry that lacks some has `npm install` leave them out, and `npm ci` refuse the file.
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !installed[`${path}/node_modules/${name}`] && !installed[`node_modules/${name}`],
    ),
  );

  expect(missing).toEqual([]);
});

test('only the package that brings Node may run its script', () => {
  const allowed = Object.entries(project.allowScripts).filter(([, isAllowed]) => isAllowed);

  expect(allowed.map(([name]) => name)).toEqual(['node']);
});

test('what is installed for the site itself is free to be used and given on', () => {
  const isKnown = (name: string, licence: string) =>
    FREE.test(licence) ||
    Object.values(ofTools).some((tool) => tool.licence.test(licence) && tool.names.test(name));
  const strange = entries
    // The lockfile doesn't know the licence of a binary for another system: it is its package's.
    .filter(([, { dev, license, integrity }]) => !dev && (license ?? integrity))
    .filter(([path, { license = '' }]) => !isKnown(nameOf(path), license));

  expect(strange.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

describe('what builds and serves', () => {
  /** Commands that come with what checks the project, as `run.mjs` names them, and what only they use. */
  const ofChecks =
    /tools[\\/](commands[\\/](imports|lint|types|format|trackingPlan)|tracking[\\/])/;
  /** Packages that are only types: nothing of them is asked for when the code runs. */
  const types = ['schema-dts'];

  test('needs nothing that `npm start` leaves out', () => {
    const needed = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx)$/.test(file) && !ofChecks.test(file))
      .flatMap((file) => {
        const { importedFiles } = ts.preProcessFile(
          readFileSync(join(projectRoot, 'src', file), 'utf8'),
        );
        return importedFiles.map(({ fileName }) => fileName);
      })
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
      .filter((name) => !types.includes(name));

    expect(needed).toContain('wrangler');
    expect(needed.filter((name) => name in project.devDependencies)).toEqual([]);
    expect(project.dependencies).toHaveProperty('node');
  });
});
