import { join } from 'node:path';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { buildSite } from '#tools/build/buildSite.ts';
import buildLog from '#tools/build/buildLog.ts';
import type { ContentCopy } from '#tests/support/authoring/contentCopy.ts';
import { articleSource } from '#tests/support/authoring/articleSource.ts';
import { copyForTest } from '#tests/support/authoring/refusedContent.ts';

test('a refused build leaves the published site untouched, to the byte', async () => {
  const copy = await copyForTest();
  await copy.write('blog/nota.mdx', articleSource({ titulo: '' }));
  await copy.write('../../dist/index.html', 'publicado ayer\n');

  await expect(buildSite(copy.root)).rejects.toThrow(
    /^Problemas en el contenido: 1\.[^]*nota\.mdx:2:1/,
  );

  expect(await readdir(copy.root)).toEqual(['dist', 'public', 'src']);
  expect(await readdir(join(copy.root, 'dist'))).toEqual(['index.html']);
  expect(await readFile(join(copy.root, 'dist/index.html'), 'utf8')).toBe('publicado ayer\n');
});

/** What the copy's fake Astro writes: a page, and the file by which a build knows its own folder. */
async function buildWith(page: string): Promise<ContentCopy> {
  const copy = await copyForTest();
  vi.doMock('astro', () => ({
    build: async ({ outDir }: { outDir: string }) => {
      await mkdir(outDir, { recursive: true });
      await writeFile(join(outDir, 'inicio.html'), page);
      await writeFile(join(outDir, '_headers'), '');
    },
  }));
  await copy.write('../../dist/index.html', 'publicado ayer\n');
  await copy.write('../../dist/_headers', '');
  return copy;
}
const HEADERS = ['_headers', ''];
const filesIn = async (copy: ContentCopy, folder: string) =>
  Promise.all(
    (await readdir(join(copy.root, folder))).map(async (file) => [
      file,
      await readFile(join(copy.root, folder, file), 'utf8'),
    ]),
  );

test('pages with a broken link are refused, and what was published stays', async () => {
  const copy = await buildWith('<a href="/no-existe">Ver</a>');

  await expect(buildSite(copy.root)).rejects.toThrow(
    /^Problemas en las páginas que se iban a publicar[^]*No existe la página «\/no-existe»/,
  );

  expect(await filesIn(copy, 'dist')).toEqual([HEADERS, ['index.html', 'publicado ayer\n']]);
});

test('a build refuses a folder with files of somebody else, and leaves them', async () => {
  const copy = await copyForTest();
  await copy.write('../../subidos/contrato.pdf', 'firmado');

  await expect(buildSite(copy.root, join(copy.root, 'subidos'))).rejects.toThrow(
    /subidos» hay archivos que no son de un sitio armado/,
  );

  expect(await filesIn(copy, 'subidos')).toEqual([['contrato.pdf', 'firmado']]);
});

test('a build into another folder leaves the site in dist as it was', async () => {
  const copy = await buildWith('<p>Hoy</p>');

  await buildSite(copy.root, join(copy.root, 'aparte'));

  expect(await filesIn(copy, 'aparte')).toEqual([HEADERS, ['inicio.html', '<p>Hoy</p>']]);
  expect(await filesIn(copy, 'dist')).toEqual([HEADERS, ['index.html', 'publicado ayer\n']]);

  await buildSite(copy.root);

  expect(await filesIn(copy, 'dist')).toEqual([HEADERS, ['inicio.html', '<p>Hoy</p>']]);
});

const rejectionListeners = () => process.listeners('unhandledRejection');
let others: ReturnType<typeof rejectionListeners>;

test.each<[how: string, () => unknown]>([
  ['a warning of Astro', () => buildLog().write({ level: 'warn', message: 'Ay.' } as never)],
  [
    'an error that Astro loses',
    () => {
      const own = rejectionListeners().filter((one) => !others.includes(one));
      for (const listener of own) listener('Ay.', Promise.resolve());
    },
  ],
])('%s stops the build, and nothing is published', async (_how, build) => {
  // The listeners of the test runner, which must not receive this error.
  others = rejectionListeners();
  const copy = await copyForTest();
  vi.doMock('astro', () => ({ build: async () => build() }));

  await expect(buildSite(copy.root)).rejects.toThrow('no se publicó nada.\n\nAy.');
});
