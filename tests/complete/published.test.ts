import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  copyNotaProject,
  PATIENCE_MS,
  type Answer,
  type NotaProject,
} from '#tests/support/notaProject.ts';
import { parseHtml } from '#tests/support/builtSite.ts';
import { nota } from '#tests/support/slips.ts';

const TITLE = '<b>Uno</b> & "dos" <script>alert(1)</script>';
const plain = nota({}, 'Un párrafo.\n\n## Una parte\n\nOtro, con 3 < 10.\n');
const withTitle = (title: string, text: string) => text.replace('Una nota de prueba', title);

let project: NotaProject;
let answer: Answer;

// All that is well-formed fits in one site.
beforeAll(async () => {
  project = await copyNotaProject();
  const write = (name: string, text: string) => project.write(`blog/${name}.mdx`, text);
  await write('pais', nota({ categorias: 'categorias: [NO, Operación]' }));
  await write('menor', nota({}, 'Una red con facturas < 10 por día.\n'));
  await write('con-bom', `\uFEFF${plain}`);
  await write('con-crlf', plain.replaceAll('\n', '\r\n'));
  await write('con-lf', plain);
  await write(
    'oculta',
    withTitle('Un borrador bien guardado', nota({ borrador: 'borrador: true' })),
  );
  await write('futura', withTitle('Una nota del año 2099', nota({ fecha: 'fecha: 2099-01-01' })));
  await write('html', nota({ titulo: `titulo: '${TITLE}' # A PROPÓSITO` }));
  answer = await project.npmRun('build');
}, PATIENCE_MS);
afterAll(() => project.dispose());

const read = (file: string) => readFile(join(project.root, 'dist', file), 'utf8');
const documentOf = async (file: string) => parseHtml(await read(file));
const wordsOf = async (file: string) =>
  (await documentOf(file)).querySelector('main')?.textContent ?? '';

/** Names and text of everything that was published. */
async function everything(): Promise<{ file: string; text: string }[]> {
  const dist = join(project.root, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  return Promise.all(
    files.map(async (file) => ({
      file: file.slice(dist.length),
      text: await readFile(file, 'utf8'),
    })),
  );
}

async function mentions(name: string, title: string): Promise<string[]> {
  const all = await everything();
  return all
    .filter(
      ({ file, text }) => file.includes(name) || text.includes(`/${name}`) || text.includes(title),
    )
    .map(({ file }) => file);
}

describe('`npm run build` publishes what is well-formed:', () => {
  test('it ends well', () => {
    expect(answer).toEqual({ said: 'Sitio armado en dist.\n', code: 0 });
  });

  test('C17 Country code `NO`', async () => {
    const words = [...(await documentOf('pais.html')).querySelectorAll('main *')].map(
      ({ textContent }) => textContent.trim(),
    );

    expect(words).toContain('NO');
  });

  test('C55 `facturas < 10` (space)', async () => {
    expect(await wordsOf('menor.html')).toContain('Una red con facturas < 10 por día.');
  });

  test('C66 UTF-8 BOM', async () => {
    expect(await wordsOf('con-bom.html')).toContain('Otro, con 3 < 10.');
    expect(await read('con-bom.html')).not.toContain('\uFEFF');
  });

  test('C67 CRLF line ends', async () => {
    const crlf = await read('con-crlf.html');
    const own = (html: string) => html.replaceAll(/con-(crlf|lf)/g, 'con').replaceAll('\r\n', '\n');

    expect(
      own(crlf)
        .match(/<main[\s\S]*<\/main>/)?.[0]
        .split('Seguí')[0],
    ).toBe(
      own(await read('con-lf.html'))
        .match(/<main[\s\S]*<\/main>/)?.[0]
        .split('Seguí')[0],
    );
  });

  test('C75 Draft entry', async () => {
    expect(await mentions('oculta', 'Un borrador bien guardado')).toEqual([]);
  });

  test('C82 Date in 2099', async () => {
    expect(await mentions('futura', 'Una nota del año 2099')).toEqual([]);
  });

  test('C88 HTML in a title', async () => {
    const document = await documentOf('html.html');

    expect(document.querySelector('h1')?.textContent.trim()).toBe(TITLE);
    expect(document.title).toContain(TITLE);
    for (const file of ['html.html', 'blogs.html', 'UnBlog.html']) {
      const page = await documentOf(file);
      expect(page.querySelectorAll('title').length, file).toBeGreaterThan(0);
      expect([...page.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([]);
      expect(
        [...page.querySelectorAll('script')].filter((script) => script.textContent === 'alert(1)'),
      ).toEqual([]);
    }
  });
});
