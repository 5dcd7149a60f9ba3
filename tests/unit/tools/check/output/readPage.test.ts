import { expect, test } from 'vitest';
import { readAddresses, readPage } from '#tools/check/output/readPage.ts';

const read = (html: string) => readPage('x.html', html);

test('a page tells its head, its headings and its anchors', () => {
  const page = read(`<!doctype html><html lang="es-AR"><head><title> Una &amp; otra </title>
    <meta name="description" content="De qué trata."></head>
    <body><svg><title>Un dibujo</title></svg><h1 id="a">Uno <b>dos</b></h1><a name="b"></a></body>`);

  expect(page).toMatchObject({
    isDocument: true,
    isRedirect: false,
    language: 'es-AR',
    title: 'Una & otra',
    description: 'De qué trata.',
    headings: [{ level: 1, text: 'Uno dos' }],
  });
  expect([...page.ids]).toEqual(['a', 'b']);
});

test('every address is told, by the element and the attribute that name it', () => {
  const page = read(`<a href="/a?b=1&amp;c=2"></a><img src="b.png" srcset="c.png 1x, d.png 2x">
    <meta property="og:image" content="/e.png"><svg><use xlink:href="#f"/></svg>`);

  expect(page.named.map(({ element, address }) => `${element} ${address}`)).toEqual([
    'a /a?b=1&c=2',
    'img b.png',
    'img c.png',
    'img d.png',
    'meta /e.png',
    'use #f',
  ]);
});

test('what the policy refuses is told', () => {
  const page = read('<p style="x" onclick="y"></p><iframe srcdoc="<p>"></iframe><img src="a.png">');

  expect(page.styled).toEqual(['p']);
  expect(page.scripted).toEqual([
    { element: 'p', attribute: 'onclick' },
    { element: 'iframe', attribute: 'srcdoc' },
  ]);
  expect(page.pictures).toEqual([{ src: 'a.png', alt: undefined }]);
});

test('a script’s own text is no markup', () => {
  expect(read('<script>const a = "<a href=/nada style=x>";</script>')).toMatchObject({
    named: [],
    styled: [],
  });
});

test('a feed and a site map tell their addresses', () => {
  const xml = `<rss><channel><link>https://a.example</link><item><guid>https://a.example/x</guid>
    <enclosure url="https://a.example/y.png"/></item></channel></rss>`;

  expect(readAddresses('rss.xml', xml).map(({ address }) => address)).toEqual([
    'https://a.example',
    'https://a.example/x',
    'https://a.example/y.png',
  ]);
});
