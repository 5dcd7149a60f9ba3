import { describe, expect, test } from 'vitest';
import { pageNames, pageSchema, type PageName } from '#sections/pages.copy.ts';
import { checklistRoute, errorRoute, notFoundRoute, routes, type RouteName } from '#lib/routes.ts';
import { siteSchema } from '#site/siteSchema.ts';
import { content } from '#tests/support/sites/content.ts';
import {
  blogLists,
  elementsOf,
  pageAt,
  publishedArticles,
  readText,
  viewedArticles,
  wholePages,
  type SitePage,
} from '#tests/support/builtPages/site.ts';
import { containsText, textsOf, wordsIn, wordsOf } from '#tests/support/builtPages/words.ts';

function pagesOf(name: PageName): SitePage[] {
  if (name === 'UnBlog') return [pageAt(routes.UnBlog.path), ...viewedArticles];
  if (name === 'checklists') {
    const sheets = content.checklists().map((id) => pageAt(checklistRoute(id).path));
    return [pageAt(routes.checklists.path), ...sheets];
  }
  if (name === 'blogs') return blogLists;
  if (Object.hasOwn(routes, name)) return [pageAt(routes[name as RouteName].path)];
  if (name === '404') return [pageAt(notFoundRoute.path)];
  if (name === '500') return [pageAt(errorRoute.path)];
  return publishedArticles.map(({ id }) => pageAt(`/${id}`));
}

/** Texts for what the test site lacks: a second list of articles, drafts. */
const occasional =
  /^(blogs\.articleCards\.pagination|articulo\.articleBody\.(draft|scheduled))(\.\w+)?$/;

describe('every text of', () => {
  test.each(pageNames)('%s.yaml is on its page', (name) => {
    const texts = pagesOf(name).flatMap(textsOf);
    const words = wordsIn(pageSchema(name), content.page(name)).filter(
      ({ field }) => !occasional.test(`${name}.${field}`),
    );

    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((text) => !containsText(text.words, texts))).toEqual([]);
  });

  test('site.yaml is on some page, or in llms.txt', () => {
    const forMachines = readText('llms.txt').split('\n');
    const texts = [
      // The author of a quotation is one line: name, role, brand.
      ...wholePages.flatMap(textsOf).flatMap((words) => [words, ...words.split(/, |: /)]),
      ...forMachines.map((line) => line.replace(/^[#>] /, '')),
    ];
    // Texts of what isn't configured are on no page; the `settings` site has both.
    const { socialProof, analytics, ...always } = content.site();
    const words = wordsIn(siteSchema, {
      ...always,
      ...(socialProof.cases.length > 0 && { socialProof }),
      ...(analytics.containerId && { analytics }),
    });

    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((text) => !containsText(text.words, texts))).toEqual([]);
  });

  test.each(publishedArticles)(
    'the frontmatter of $id is on its page, on its card and in the viewer',
    ({ id, titulo, descripcion, blogImgAlt, categorias, fecha }) => {
      const viewed = viewedArticles.find(({ data }) => data.idBlog === id);
      const missing = (page: SitePage, words: string[]) =>
        words.filter((text) => !containsText(text, textsOf(page)));
      const list = blogLists.find((page) => elementsOf(page, `a[href="/${id}"]`).length > 0);

      expect(missing(pageAt(`/${id}`), [titulo, descripcion, blogImgAlt, ...categorias])).toEqual(
        [],
      );
      expect(list && missing(list, [titulo, descripcion, blogImgAlt])).toEqual([]);
      expect(viewed && missing(viewed, [titulo, blogImgAlt, fecha])).toEqual([]);
    },
  );

  test('the home page is on the page of an unknown address too', () => {
    const texts = textsOf(pageAt(notFoundRoute.path));
    const words = wordsIn(pageSchema('inicio'), { ...content.page('inicio'), seo: null });

    expect(words.filter((text) => !containsText(text.words, texts))).toEqual([]);
  });
});

test.each([
  { ...routes.inicio, heading: 'Gestiona, replica y escala.' },
  { ...routes['para-quien'], heading: 'Qué tipo de cliente sos?' },
  { ...routes.app, heading: 'Descarga nuestra app' },
  { ...routes.Login, heading: 'Ingresá tus datos' },
  { ...errorRoute, heading: 'Unexpected Application Error!' },
])('the main heading of $path is «$heading»', ({ path, heading }) => {
  expect(elementsOf(pageAt(path), 'main h1').map(wordsOf)).toEqual([heading]);
});
