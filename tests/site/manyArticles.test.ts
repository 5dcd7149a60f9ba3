import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filesOf, pagesOf, type SitePage } from '../support/builtSite.ts';
import { content } from '../support/content.ts';
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts';

/** Marks that lead to everything that was made of an article, wherever it is. */
const DRAFT = 'BorradorQueNadieDebeVer';
const FUTURE = 'FuturoQueTodaviaNoSale';

const { pagination } = content.page('blogs').cards;
const { url } = content.site();

const article = (titulo: string, more: Record<string, string | boolean> = {}) =>
  [
    '---',
    ...Object.entries({
      titulo: `'${titulo}'`,
      descripcion: `'${titulo}, una nota de prueba con un resumen que alcanza para un buscador.'`,
      blogImg: './portada_de_prueba.svg',
      blogImgAlt: "'Una portada de prueba.'",
      fecha: '2026-01-15',
      categorias: '[Prueba]',
      borrador: false,
      ...more,
    }).map(([key, value]) => `${key}: ${value}`),
    '---\n\nUn párrafo.\n\n## Un capítulo\n\nOtro párrafo.\n',
  ].join('\n');

const drawing = (title: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="13" height="8" viewBox="0 0 13 8"><title>${title}</title></svg>`;

/** Enough for a third page, with those that are published already. */
const added = Array.from({ length: 26 - content.articles().length }, (_, index) => ({
  id: `nota_${String(index + 1).padStart(2, '0')}`,
  titulo: `Nota ${index + 1}`,
}));

let copy: ProjectCopy;
let folder: string;
let files: string[];
let pages: SitePage[];

beforeAll(async () => {
  copy = await copyProject();
  await copy.write('blog/portada_de_prueba.svg', drawing('Portada'));
  await copy.write('blog/portada_del_borrador.svg', drawing(DRAFT));
  for (const { id, titulo } of added) await copy.write(`blog/${id}.mdx`, article(titulo));
  await copy.write(
    `blog/${DRAFT}.mdx`,
    article(DRAFT, { borrador: true, blogImg: './portada_del_borrador.svg' }),
  );
  await copy.write(`blog/${FUTURE}.mdx`, article(FUTURE, { fecha: '2126-01-15' }));

  // A variable of the machine that builds must not turn the build into a development one.
  vi.stubEnv('DEV', true);
  const { code, complained } = await copy.run('build');
  if (code !== 0) throw new Error(complained);
  folder = join(copy.root, 'dist');
  files = filesOf(folder);
  pages = pagesOf(folder);
}, 180_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await copy.dispose();
});

const pageAt = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
};
const all = (path: string, selector: string) => [
  ...pageAt(path).document.querySelectorAll(selector),
];
const hrefOf = (path: string, selector: string) =>
  all(path, selector).map((element) => element.getAttribute('href'));
const cardsOf = (path: string) =>
  all(path, 'article h3').map((heading) => heading.textContent.trim());

describe('a blog with 26 articles', () => {
  const lists = ['/blogs', '/blogs/2', '/blogs/3'];

  test('shows twelve cards a page, each article once', () => {
    expect(lists.map((path) => cardsOf(path).length)).toEqual([12, 12, 2]);
    expect(new Set(lists.flatMap(cardsOf)).size).toBe(26);
    expect(pages.filter(({ path }) => /^\/blogs\//.test(path)).map(({ path }) => path)).toEqual([
      '/blogs/2',
      '/blogs/3',
    ]);
  });

  test('keeps its first page at /blogs, alias included', () => {
    expect(pageAt('/Blogs').html).toBe(pageAt('/blogs').html);
    expect(all('/blogs', 'title')[0]?.textContent).toBe(content.page('blogs').seo.title);
  });

  test.each([
    ['/blogs', [], ['/blogs/2']],
    ['/blogs/2', ['/blogs'], ['/blogs/3']],
    ['/blogs/3', ['/blogs/2'], []],
  ])('leads from %s to the pages beside it', (path, newer, older) => {
    const nav = `nav[aria-label="${pagination.label}"]`;

    expect(hrefOf(path, `${nav} a[rel="prev"]`)).toEqual(newer);
    expect(hrefOf(path, `${nav} a[rel="next"]`)).toEqual(older);
  });

  test.each(lists.slice(1))('%s counts as itself and says which page it is', (path) => {
    const words = pagination.page
      .replace('{numero}', path.slice(-1))
      .replace('{total}', String(lists.length));

    expect(hrefOf(path, 'link[rel="canonical"]')).toEqual([`${url}${path}`]);
    expect(all(path, 'title')[0]?.textContent).toContain(words);
    expect(all(path, `nav[aria-label="${pagination.label}"]`)[0]?.textContent).toContain(words);
    expect(files).toContain(`social${path}.png`);
  });

  test('is in the sitemap page by page', () => {
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');

    for (const path of lists) expect(sitemap).toContain(`<loc>${url}${path}</loc>`);
  });
});

describe.each([
  ['a draft', DRAFT],
  ['an article for a later day', FUTURE],
])('%s', (_what, mark) => {
  test('is in no page, feed, list, endpoint, twin or picture of what is published', () => {
    const traces = files.filter(
      (file) => file.includes(mark) || readFileSync(join(folder, file)).includes(mark),
    );

    expect(traces).toEqual([]);
  });
});

test('the articles beside them are published', () => {
  const nota = added[0]?.titulo ?? '';
  const traces = files.filter((file) => readFileSync(join(folder, file)).includes(nota));

  expect(traces).toEqual(
    expect.arrayContaining(['api/blogs/nota_01.json', 'llms.txt', 'nota_01.html', 'nota_01.md']),
  );
});
