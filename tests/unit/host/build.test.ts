import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../../support/projectCopy.ts';

/** What is served before the build: bytes that no build would write. */
const published = { 'index.html': 'publicado ayer\n', '_astro/a.js': 'a()\n' };

/** A build starts a whole Astro; a busy machine takes its time. */
const PATIENCE_MS = 300_000;

let copy: ProjectCopy;
beforeEach(async () => {
  copy = await copyProject();
  await mkdir(join(copy.root, 'dist', '_astro'), { recursive: true });
  for (const [file, words] of Object.entries(published)) {
    await writeFile(join(copy.root, 'dist', file), words);
  }
}, PATIENCE_MS);
afterEach(() => copy.dispose());

async function served(): Promise<Record<string, string>> {
  const files = await readdir(join(copy.root, 'dist'), { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(join(copy.root, 'dist').length + 1));
  return Object.fromEntries(
    await Promise.all(
      paths.map(
        async (path) => [path, await readFile(join(copy.root, 'dist', path), 'utf8')] as const,
      ),
    ),
  );
}

describe('a build', { timeout: PATIENCE_MS }, () => {
  test('of broken content says what is wrong and leaves what is published as it was', async () => {
    await copy.put('site.yaml', ['url'], 'url: lineo');

    const { complained, code } = await copy.run('build');

    expect(code).toBe(1);
    expect(complained.trim().replace(/:\d+:\d+$/m, ':línea:columna')).toBe(
      [
        'Hay 1 problema en el contenido; no se publicó nada.',
        '',
        '  src/content/site.yaml:línea:columna',
        '    url',
        '    La dirección del sitio tiene que empezar por «https://». Se encontró «lineo».',
      ].join('\n'),
    );
    expect(await served()).toEqual(published);
  });

  test('that fails half-way leaves what is published as it was', async () => {
    await writeFile(
      join(copy.root, 'src', 'pages', 'app.astro'),
      '---\nthrow new Error("roto");\n---\n',
    );

    const { complained, code } = await copy.run('build');

    expect(code).toBe(1);
    expect(complained).toContain('roto');
    expect(await served()).toEqual(published);
    expect(await readdir(join(copy.root, '.cache'))).not.toContainEqual(
      expect.stringMatching(/^(build|previous)-/),
    );
  });
});
