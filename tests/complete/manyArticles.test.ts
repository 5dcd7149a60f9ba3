import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filesOf, pagesOf, parseHtml, type SitePage } from '#tests/support/builtSite.ts';
import { content } from '#tests/support/content.ts';
import { freePort } from '#tests/support/freePort.ts';
import { commandEnv, copyProject, type ProjectCopy } from '#tests/support/projectCopy.ts';

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

/** An article that uses each component that needs no import. */
const KIT = 'articulo_con_kit';
const kitText = `
<Nota titulo="Ojo con esto">

Un párrafo con [un enlace](/contacto).

- Un punto

</Nota>

<Figura pie="La heladera de la esquina">

![Una heladera abierta](./foto_del_kit.svg)

</Figura>

<Cifras>
  <Cifra principal="63%" secundario="amplió su red" />
  <Cifra principal="+2,6%" secundario="de locales" />
</Cifras>

<Cita autor="Una encargada" fuente="Un diario" href="https://diario.example/nota">
Nadie me avisó.
</Cita>

<LlamadaALaAccion texto="Quiero una demo" href="/contacto" cta="kit-demo">
¿Te pasa lo mismo?
</LlamadaALaAccion>

<Video />

<Video direccion="https://vimeo.com/76979871" titulo="Una recorrida" cta="kit-video" />
`;

/** Enough for a third page, with those that are published already. */
const added = Array.from({ length: 25 - content.articles().length }, (_, index) => ({
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
  await copy.write(`blog/${KIT}.mdx`, `${article('Todo el kit')}\n${kitText}`);
  await copy.write('blog/foto_del_kit.svg', drawing('Foto'));
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

  test('shares its scripts, so that the policy in the headers does not grow with it', () => {
    const scripts = added.map(({ id }) => /script-src [^;]*/.exec(pageAt(`/${id}`).html)?.[0]);

    expect(scripts[0]).toContain('sha256-');
    expect(new Set(scripts).size).toBe(1);
  });

  test('is in the sitemap page by page', () => {
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');

    for (const path of lists) expect(sitemap).toContain(`<loc>${url}${path}</loc>`);
  });
});

describe('an article with the whole kit', () => {
  const body = 'main article';

  test('shows each component on its page', () => {
    const page = `/${KIT}`;

    expect(all(page, `${body} [role="note"] strong`)[0]?.textContent).toBe('Ojo con esto');
    expect(all(page, `${body} figure img`)[0]?.getAttribute('alt')).toBe('Una heladera abierta');
    expect(all(page, `${body} figcaption`).map(({ textContent }) => textContent.trim())).toEqual([
      'La heladera de la esquina',
      'Una encargada, Un diario',
    ]);
    expect(all(page, `${body} dl dd`).map(({ textContent }) => textContent)).toEqual([
      '63%',
      '+2,6%',
    ]);
    expect(all(page, `${body} blockquote`)[0]?.textContent.trim()).toBe('Nadie me avisó.');
    expect(hrefOf(page, `${body} a[data-cta-id="kit-demo"]`)).toEqual(['/contacto']);
    expect(hrefOf(page, `${body} [data-video] > a`)).toEqual([
      content.site().video.watch,
      'https://vimeo.com/76979871',
    ]);
    expect(pageAt(page).html).toMatch(/frame-src[^;]*https:\/\/player\.vimeo\.com/);
  });

  test('carries no script and no frame into the viewer and the feed', () => {
    const { data } = JSON.parse(readFileSync(join(folder, `api/blogs/${KIT}.json`), 'utf8')) as {
      data: { html: string };
    };

    expect(data.html).not.toMatch(/<(script|iframe|template|meta)/);
    expect(data.html).toContain('https://vimeo.com/76979871');
  });

  test('brings its styles to articles alone', () => {
    const [note] = all(`/${KIT}`, '[role="note"]');
    const name = `.${note?.className}{`;

    expect(pageAt(`/${KIT}`).html).toContain(name);
    expect(pageAt('/UnBlog').html).toContain(name);
    expect(pageAt('/blogs').html).not.toContain(name);
  });
});

describe.each([
  ['a draft', DRAFT],
  ['an article for a later day', FUTURE],
])('%s', (_what, mark) => {
  test('is in no page, feed, list, endpoint or picture of what is published', () => {
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
    expect.arrayContaining(['api/blogs/nota_01.json', 'llms.txt', 'nota_01.html']),
  );
});

describe('the development server', () => {
  const { article: words } = content.page('articulo');
  let address: string;
  let stop: () => void;

  beforeAll(async () => {
    const port = await freePort();
    const server = spawn(process.execPath, ['src/tools/commands/dev.ts'], {
      cwd: copy.root,
      // Astro answers nothing by itself where it sees that tests run.
      env: { ...commandEnv(), VITEST: undefined, NODE_ENV: 'development', PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stop = () => server.kill();
    address = `http://localhost:${port}`;
    // It says where it listens as soon as it does.
    await new Promise<void>((resolve) => {
      let said = '';
      server.stdout.on('data', (chunk) => {
        said += String(chunk);
        if (said.includes(`:${port}`)) resolve();
      });
    });
  }, 60_000);
  afterAll(() => stop());

  const documentAt = async (path: string) =>
    parseHtml(await (await fetch(`${address}${path}`)).text());
  const headOf = (page: Document) => page.querySelector('main header')?.textContent ?? '';
  const cardOf = (page: Document, title: string) =>
    [...page.querySelectorAll('article')].find((card) => card.textContent.includes(title))
      ?.textContent ?? '';
  const scheduled = words.scheduled.replace('{fecha}', '15 de enero de 2126');

  test.each([
    ['a draft as one', DRAFT, words.draft],
    ['an article for a later day with that day', FUTURE, scheduled],
  ])(
    'marks %s, on its page and on its card',
    async (_what, id, mark) => {
      expect(headOf(await documentAt(`/${id}`))).toContain(mark);
      expect(cardOf(await documentAt('/blogs'), id)).toContain(mark);
    },
    60_000,
  );

  test('marks nothing that visitors can read', async () => {
    const [{ id, titulo } = { id: '', titulo: '' }] = content.articles();

    for (const head of [
      headOf(await documentAt(`/${id}`)),
      cardOf(await documentAt('/blogs'), titulo),
    ]) {
      expect(head).toContain(titulo);
      expect(head).not.toContain(words.draft);
      expect(head).not.toContain(scheduled);
    }
  }, 60_000);
});
