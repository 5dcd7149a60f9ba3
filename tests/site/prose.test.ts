import { describe, expect, test } from 'vitest';
import { reservedIds } from '#articles/markdown.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt, readText, viewedArticles } from '#tests/support/builtPages/site.ts';

const { kit } = content.site();
const page = pageAt('/con_todo');
const viewed = viewedArticles.find(({ data }) => data.idBlog === 'con_todo') ?? page;

const attributesOf = (elements: Element[], name: string) =>
  elements.map((element) => element.getAttribute(name));

test.each(['/sin_subtitulos', '/UnBlog'])(
  'a heading of an article never gets an id that %s already has',
  (path) => {
    const ids = elementsOf(pageAt(path), '[id]').map(({ id }) => id);

    expect(ids.filter((id) => !reservedIds.includes(id))).toEqual([]);
  },
);

describe.each([
  ['its page', page],
  ['the viewer', viewed],
])('what Markdown allows, in %s:', (_where, where) => {
  test('footnotes link there and back, with the texts of site.yaml', () => {
    const calls = elementsOf(where, '[data-footnote-ref]');
    const backs = elementsOf(where, '[data-footnote-backref]');

    expect(elementsOf(where, '[data-footnotes] h2')[0]?.textContent).toBe(kit.footnotes);
    expect(calls).toHaveLength(3);
    expect(attributesOf(backs, 'aria-label')).toEqual(
      ['1', '1-2', '2'].map((nota) => kit.footnoteBack.replace('{nota}', nota)),
    );
    for (const href of attributesOf([...calls, ...backs], 'href')) {
      expect(elementsOf(where, `[id="${href?.slice(1)}"]`)).toHaveLength(1);
    }
  });

  test('tasks, cells and code have a name for screen readers, and a bare address is a link', () => {
    const cells = elementsOf(where, '[data-label="Estado"], [data-label="Ventas"]');
    const [bare] = elementsOf(where, 'a').filter(
      ({ textContent }) => textContent === 'www.example.com',
    );

    expect(attributesOf(elementsOf(where, 'li > input'), 'aria-label')).toEqual([
      ...[kit.pending, kit.done, kit.pending],
    ]);
    expect(attributesOf(cells, 'data-align')).toEqual(['center', 'right', 'center', 'right']);
    // Scrollable parts have to be reachable by keyboard.
    for (const wide of elementsOf(where, 'pre, :has(> table)'))
      expect(wide.getAttribute('tabindex'), wide.outerHTML).toBe('0');
    expect(attributesOf(elementsOf(where, 'pre'), 'aria-label')).toContain(kit.code);
    expect(bare?.getAttribute('href')).toBe('https://www.example.com');
  });
});

test('an article’s links to other sites, except its videos, are numbers that lead to its sources', () => {
  const elsewhere = elementsOf(page, 'main article a[href^="http"]:not([data-cta-id])');
  const calls = elementsOf(page, 'main article sup > a:not([data-footnote-ref])');
  const sources = attributesOf(calls, 'href').map((href) => {
    const [source] = elementsOf(page, `[id="${href?.slice(1)}"] a`);
    return source?.getAttribute('href');
  });

  expect(attributesOf(elsewhere, 'href')).toEqual([
    content.site().video.watch,
    'https://www.youtube.com/watch?v=ccccccccccc',
  ]);
  expect(sources).toEqual([
    'https://www.example.com/diario',
    'https://www.example.com',
    'https://www.example.com/nota',
  ]);
  expect(calls.map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
});

test('the site’s own address, written in full, is a link within the site', () => {
  const [own] = elementsOf(page, 'main article a').filter(
    ({ textContent }) => textContent === 'la referencia',
  );

  expect(own?.getAttribute('href')).toBe('/contacto?a=b#agenda');
  expect(own?.getAttribute('target')).toBeNull();
});

test('a source is named as its link says: who published it, its title and its date', () => {
  const article = pageAt('/franquicias_en_argentina');
  const [survey] = elementsOf(article, '[aria-labelledby="fuentes-del-articulo"] a');

  // Its day stays in one line.
  expect(survey?.textContent.trim()).toBe(
    'Example, «La encuesta», 3\u00a0de\u00a0marzo\u00a0de\u00a02026',
  );
});

test.each([
  ['cells on the right', 'align=&quot;right&quot;'],
  ['tasks', 'type=&quot;checkbox&quot;'],
  ['code', '&lt;pre&gt;&lt;code&gt;'],
  ['quotes', '&lt;blockquote&gt;'],
  ['subtitles of every level', '&lt;h5&gt;Quinto&lt;/h5&gt;'],
  ['crossed-out words', '&lt;del&gt;lo tachado'],
  ['letters of other languages', 'Łódź'],
])('the feed keeps an article’s %s', (_what, html) => {
  expect(readText('rss.xml')).toContain(html);
});
