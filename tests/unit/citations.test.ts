import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#tools/projectRoot.ts';

const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

const files = execFileSync('git', ['ls-files', '-z', 'README.md', '.github', 'src', 'tests'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\0')
  .filter(
    (file) => /\.(ts|tsx|mjs|astro|md|yml)$/.test(file) && existsSync(join(projectRoot, file)),
  );

/** Whoever writes content has paths of their own in the guide's examples. */
const forDevelopers = files.filter(
  (file) => !file.startsWith('tests/') && !file.startsWith('src/content/'),
);

describe('what a comment or a document cites is in the repository:', () => {
  test('a section of the specification', () => {
    const sections = [...textOf('.github/spec.md').matchAll(/^## (\d+)\. /gm)].map(([, n]) => n);
    const cited = files.flatMap((file) =>
      [
        ...textOf(file).matchAll(/\bspec(?:ification)? sections? (\d+)(?:(?:,| and) (\d+))*/gi),
      ].flatMap(([words]) =>
        (words.match(/\d+/g) ?? []).map((number) => ({ file, words, number })),
      ),
    );

    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ number }) => !sections.includes(number))).toEqual([]);
  });

  test('a file, by its path from the root', () => {
    const cited = forDevelopers.flatMap((file) =>
      [
        ...textOf(file).matchAll(
          /(?<![\w/.-])(?:src|tests|\.github)\/[\w./-]*\w\.(?:css\.ts|\w+)/g,
        ),
      ].map(([path]) => ({ file, path })),
    );

    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ path }) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  test('a document, by a link', () => {
    const cited = files
      .filter((file) => file.endsWith('.md') && forDevelopers.includes(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(/\]\(([^)#\s]+?)(?:#[^)]*)?\)/g)]
          .map(([, path = '']) => path)
          .filter((path) => !/^\w+:/.test(path))
          .map((path) => ({ file, path })),
      );

    expect(
      cited.filter(({ file, path }) => !existsSync(join(projectRoot, dirname(file), path))),
    ).toEqual([]);
  });
});
