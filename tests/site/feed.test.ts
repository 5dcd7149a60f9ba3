import { describe, expect, test } from 'vitest';
import { FEED_PATH } from '#lib/paths.ts';
import { content } from '#tests/support/sites/content.ts';
import {
  elementsOf,
  pageAt,
  documentOf,
  parseXml,
  publishedArticles,
  textsIn,
  wholeAddress,
  wholePages,
} from '#tests/support/builtPages/site.ts';

const { url } = content.site();

describe('the feed', () => {
  const items = [...parseXml(FEED_PATH.slice(1)).getElementsByTagName('item')];

  test('is announced on every page', () => {
    const link = `link[type="application/rss+xml"][href="${FEED_PATH}"]`;

    for (const page of wholePages) expect(elementsOf(page, link), page.path).toHaveLength(1);
  });

  test('has the newest articles first, with title, date and summary as written', () => {
    const names = ['link', 'title', 'description', 'pubDate', 'category'];

    expect(items.map((item) => names.map((name) => textsIn(item, name)))).toEqual(
      publishedArticles
        .slice(0, 20)
        .map(({ id, titulo, descripcion, fecha, categorias }) => [
          ...[[wholeAddress(`/${id}`)], [titulo], [descripcion]],
          ...[[new Date(`${fecha}T00:00:00-03:00`).toUTCString()], categorias],
        ]),
    );
  });

  test('has the whole text of each article, with absolute addresses', () => {
    for (const item of items) {
      const [path = ''] = textsIn(item, 'link').map((link) => link.replace(url, ''));
      const article = documentOf(textsIn(item, 'content:encoded').join());
      const chapters = ':is(h2, h3)[id]:not(nav *, section:not([data-footnotes]) *)';
      const written = elementsOf(pageAt(path), `main article ${chapters}`);
      const addresses = [...article.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      );

      expect([...article.querySelectorAll('h2, h3')].map((title) => title.textContent)).toEqual(
        written.map((title) => title.textContent),
      );
      expect(addresses.filter((address) => !/^(https|mailto|tel):/.test(address))).toEqual([]);
      expect(addresses.filter((address) => address.includes(FEED_PATH))).toEqual([]);
      // A note and the way back from it are on the article's own page.
      const notes = elementsOf(pageAt(path), '[data-footnote-ref], [data-footnote-backref]');
      const withinPage = notes.map((link) => wholeAddress(path) + link.getAttribute('href'));
      expect(addresses).toEqual(expect.arrayContaining(withinPage));
    }
  });
});
