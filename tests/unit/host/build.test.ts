import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '../../support/contentCopy.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** What `npm run build` needs beside the content. */
const rest = ['src', 'package.json', 'tsconfig.json', 'astro.config.mjs'];

/** What is served before the build: bytes that no build would write. */
const published = { 'index.html': 'publicado ayer\n', '_astro/a.js': 'a()\n' };

/** A build starts a whole Astro; a busy machine takes its time. */
const PATIENCE_MS = 300_000;

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
  for (const path of rest) {
    // The copy's content may already be broken: it stays.
    await cp(join(project, path), join(copy.root, path), {
      recursive: true,
      filter: (source) => !source.startsWith(join(project, 'src', 'content') + '/'),
    });
  }
  await symlink(join(project, 'node_modules'), join(copy.root, 'node_modules'));
  await mkdir(join(copy.root, 'dist', '_astro'), { recursive: true });
  for (const [file, words] of Object.entries(published)) {
    await writeFile(join(copy.root, 'dist', file), words);
  }
}, PATIENCE_MS);
afterEach(() => copy.dispose());

async function build() {
  const child = spawn(process.execPath, ['src/commands/build.ts'], {
    cwd: copy.root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_NO_WARNINGS: '1' },
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [said, code] = await Promise.all([text(child.stderr), exited]);
  return { said, code };
}

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

    const { said, code } = await build();

    expect(code).toBe(1);
    expect(said.trim().replace(/:\d+:\d+$/m, ':línea:columna')).toBe(
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

    const { said, code } = await build();

    expect(code).toBe(1);
    expect(said).toContain('roto');
    expect(await served()).toEqual(published);
    expect(await readdir(join(copy.root, '.cache'))).not.toContainEqual(
      expect.stringMatching(/^(build|previous)-/),
    );
  });
});
