import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingPlatformEntries, type Lockfile } from '~/host/lockfile.ts';

const lockfile = (packages: Lockfile['packages']): Lockfile => ({ packages });
const missing = (packages: Lockfile['packages']) =>
  Object.fromEntries(missingPlatformEntries(lockfile(packages)));

describe('a lockfile', () => {
  test('with every platform’s binary misses nothing', () => {
    expect(
      missing({
        'node_modules/tool': {
          version: '1.0.0',
          optionalDependencies: { 'tool-linux-x64': '1.0.0' },
        },
        'node_modules/tool-linux-x64': { version: '1.0.0' },
      }),
    ).toEqual({});
  });

  test('without optional dependencies misses nothing', () => {
    expect(missing({ '': {}, 'node_modules/tool': { version: '1.0.0' } })).toEqual({});
  });

  test.each([
    ['@a/tool-linux-arm64-musl', { cpu: ['arm64'], os: ['linux'], libc: ['musl'] }],
    ['@a/tool-linux-x64-gnu', { cpu: ['x64'], os: ['linux'], libc: ['glibc'] }],
    ['@a/tool-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
    ['@a/tool-win32-ia32-msvc', { cpu: ['ia32'], os: ['win32'] }],
    ['@cloudflare/tool-windows-64', { cpu: ['x64'], os: ['win32'] }],
    ['@a/tool-wasm32-wasi', { cpu: ['wasm32'] }],
    ['tool-android-arm-eabi', { cpu: ['arm'], os: ['android'] }],
  ])('that lost %s gets it back for that platform only', (name, platform) => {
    const found = missing({
      'node_modules/tool': { version: '2.1.0', optionalDependencies: { [name]: '2.1.0' } },
    });

    expect(found).toEqual({
      [`node_modules/${name}`]: { version: '2.1.0', optional: true, ...platform },
    });
  });

  test.each(['^2.1.0', '~2.1.0', '2.1.0'])('reads the range %s as its version', (range) => {
    const found = missing({
      'node_modules/tool': { optionalDependencies: { 'tool-linux-x64': range } },
    });

    expect(found['node_modules/tool-linux-x64']?.version).toBe('2.1.0');
  });

  test('where another version stands in the way names it inside its dependant', () => {
    const found = missing({
      'node_modules/tool': { optionalDependencies: { 'tool-linux-x64': '2.0.0' } },
      'node_modules/tool-linux-x64': { version: '1.0.0' },
    });

    expect(Object.keys(found)).toEqual(['node_modules/tool/node_modules/tool-linux-x64']);
  });

  test('finds a binary beside its dependant and in every folder above', () => {
    expect(
      missing({
        'node_modules/a/node_modules/@b/tool': {
          optionalDependencies: { '@b/x': '1.0.0', '@b/y': '1.0.0', '@b/z': '1.0.0' },
        },
        'node_modules/a/node_modules/@b/tool/node_modules/@b/x': { version: '1.0.0' },
        'node_modules/a/node_modules/@b/y': { version: '1.0.0' },
        'node_modules/@b/z': { version: '1.0.0' },
      }),
    ).toEqual({});
  });

  test('with a newer version inside the wished range misses nothing', () => {
    expect(
      missing({
        'node_modules/tool': { optionalDependencies: { fsevents: '~2.3.2' } },
        'node_modules/fsevents': { version: '2.3.3' },
      }),
    ).toEqual({});
  });
});

test('package-lock.json names the binaries of every platform', () => {
  const project = JSON.parse(
    readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'),
  ) as Lockfile;

  const lost = [...missingPlatformEntries(project).keys()];

  expect(lost, 'package-lock.json lost binaries: run «npm run lockfile:complete»').toEqual([]);
});
