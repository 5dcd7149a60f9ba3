import { expect, test } from 'vitest';
import { fillIn } from '#lib/template.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import {
  blogLists,
  elementsOf,
  pageAt,
  publishedArticles,
  type SitePage,
} from '#tests/support/site.ts';

const { cards } = content.page('blogs');
const paths = blogLists.map(({ path }) => path);

const hrefsIn = (page: SitePage, selector: string) =>
  elementsOf(page, selector).map((link) => link.getAttribute('href'));

test('the pages of the blog’s list link to each other and show each article once, newest first', () => {
  const nav = `nav[aria-label="${cards.pagination.label}"]`;
  const listed = blogLists.flatMap((page, index) => {
    const ordinal = { numero: `${index + 1}`, total: `${paths.length}` };

    if (index > 0) expect(page.document.title).toContain(fillIn(cards.pagination.page, ordinal));
    expect(hrefsIn(page, 'link[rel="canonical"]').join()).toMatch(new RegExp(`${page.path}$`));
    expect(hrefsIn(page, `${nav} a[rel="prev"]`), page.path).toEqual(paths.slice(index - 1, index));
    expect(hrefsIn(page, `${nav} a[rel="next"]`), page.path).toEqual(
      paths.slice(index + 1, index + 2),
    );
    return hrefsIn(page, 'article a[aria-label]');
  });

  expect(listed).toEqual(publishedArticles.map(({ id }) => `/${id}`));
});

test('what one takes away from an article is in the list, before its text and in the cards after others', () => {
  const [newest] = content.articles().filter(({ teLlevas }) => teLlevas);
  const { cifra, texto } = newest?.teLlevas ?? { cifra: '-', texto: '-' };
  const words = `${cards.takeaway} ${cifra} ${texto}`;
  const toldIn = (page: SitePage, where: string) =>
    elementsOf(page, `${where} p:has(> b)`).filter(
      ({ textContent }) => textContent.trim().replace(/\s+/g, ' ') === words,
    ).length;

  expect(blogLists.map((page) => toldIn(page, '[aria-labelledby="articulos"]'))).toEqual(
    blogLists.map((_, index) => (index === 0 ? 1 : 0)),
  );
  expect(toldIn(pageAt(`/${newest?.id}`), 'main > article')).toBe(1);
  expect(toldIn(pageAt('/escalar_una_franquicia'), '[aria-labelledby="relacionados"]')).toBe(1);
});

test('an article ends with its own invitation to the demo, or else with that of all', () => {
  const { banner } = content.page('articulo');
  const ends = publishedArticles.map(({ id }) =>
    elementsOf(pageAt(`/${id}`), '#demo h2')[0]?.textContent.trim(),
  );

  expect(publishedArticles.some(({ cierre }) => cierre)).toBe(true);
  expect(ends).toEqual(publishedArticles.map(({ cierre }) => cierre?.titulo ?? banner.title));
});

test('the viewer’s page names the five newest articles', () => {
  const page = pageAt(routes.UnBlog.path);

  expect(hrefsIn(page, '[aria-labelledby="recientes"] a')).toEqual(
    publishedArticles.slice(0, 5).map(({ id }) => `/${id}`),
  );
});
