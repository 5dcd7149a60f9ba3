import { describe, expect, test } from 'vitest';
import {
  ARTICLES_PER_LIST,
  checklistRoute,
  errorRoute,
  isRouteName,
  notFoundRoute,
  routes,
} from '#lib/routes.ts';
import { pageNames, pageSchema, type PageName } from '#copy/pages.ts';
import { site as siteSchema } from '#schemas/site.ts';
import { content } from '#tests/support/content.ts';
import {
  canonicalRoutes,
  pageAt,
  publishedArticles,
  readBytes,
  viewedArticles,
  wholePages,
  type SitePage,
} from '#tests/support/site.ts';
import { isSaid, saidBy, wordsIn } from '#tests/support/words.ts';

/** The pages on which the words of one content file are read. */
function pagesOf(name: PageName): SitePage[] {
  if (name === 'UnBlog') return [pageAt(routes.UnBlog.path), ...viewedArticles];
  if (name === 'checklists') {
    const sheets = content.checklists().map((id) => pageAt(checklistRoute(id).path));
    return [pageAt(routes.checklists.path), ...sheets];
  }
  if (isRouteName(name)) return [pageAt(routes[name].path)];
  if (name === '404') return [pageAt(notFoundRoute.path)];
  if (name === '500') return [pageAt(errorRoute.path)];
  return publishedArticles.map(({ id }) => pageAt(`/${id}`));
}

const hasFurtherLists = publishedArticles.length > ARTICLES_PER_LIST;

/** Words that wait for an occasion, and whether there is one in what is published. */
const occasional: Record<string, boolean> = {
  // Drafts are shown by `npm run dev` alone.
  'articulo.article.draft': false,
  'articulo.article.scheduled': false,
  'articulo.article.updated': publishedArticles.some(({ actualizado }) => actualizado),
  'blogs.cards.pagination.label': hasFurtherLists,
  'blogs.cards.pagination.newer': hasFurtherLists,
  'blogs.cards.pagination.older': hasFurtherLists,
  'blogs.cards.pagination.page': hasFurtherLists,
};

describe('every text of', () => {
  test.each(pageNames)('%s.yaml is on its page', (name) => {
    const said = pagesOf(name).flatMap(saidBy);
    const words = wordsIn(pageSchema(name), content.page(name)).filter(
      ({ field }) => occasional[`${name}.${field}`] !== false,
    );

    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((text) => !isSaid(text.words, said))).toEqual([]);
  });

  test.each(publishedArticles.map((article) => [article.id, article] as const))(
    'the frontmatter of %s is on its page and on its card',
    (id, { titulo, descripcion, blogImgAlt, categorias }) => {
      for (const path of [`/${id}`, routes.blogs.path]) {
        const said = saidBy(pageAt(path));
        const words = [titulo, descripcion, blogImgAlt, ...(path === `/${id}` ? categorias : [])];

        expect(words.filter((text) => !isSaid(text, said))).toEqual([]);
      }
    },
  );
});

describe('of the words that pages share', () => {
  const { navigation, footer, phone, brand, whatsapp, ...rest } = content.site();
  // The question of consent comes by script, and only where there is a container.
  const others = { ...rest, analytics: null };
  const { withChrome, bare } = Object.groupBy(
    [...canonicalRoutes, notFoundRoute],
    ({ hasChrome }) => (hasChrome ? 'withChrome' : 'bare'),
  );

  test.each((withChrome ?? []).map(({ path }) => path))(
    'those of the header, the footer and the WhatsApp button are on %s',
    (path) => {
      const said = saidBy(pageAt(path));
      const { label, message } = whatsapp;
      const words = wordsIn(siteSchema, {
        ...{ navigation, footer, phone },
        brand: { tagline: brand.tagline },
        whatsapp: { label, message },
      });

      expect(words.filter((text) => !isSaid(text.words, said))).toEqual([]);
    },
  );

  test.each((bare ?? []).map(({ path }) => path))(
    '%s, which has neither bar nor footer, says the way past the header only',
    (path) => {
      const said = saidBy(pageAt(path));

      expect(isSaid(navigation.skip, said)).toBe(true);
      expect(
        [navigation.drawerTitle, footer.rights, whatsapp.label].filter((text) =>
          isSaid(text, said),
        ),
      ).toEqual([]);
    },
  );

  test('none is left without a page that says it', () => {
    const forMachines = readBytes('llms.txt').toString('utf8').split('\n');
    const said = [
      ...wholePages.flatMap(saidBy),
      ...forMachines.map((line) => line.replace(/^[#>] /, '')),
    ];
    // A place that nothing fills says nothing: tests/site/proof.test.ts looks at it filled.
    const { proof, ...shown } = others;
    expect(proof.cases).toEqual([]);
    const words = wordsIn(siteSchema, { ...shown, brand, whatsapp });

    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((text) => !isSaid(text.words, said))).toEqual([]);
  });
});

describe('a text that is not there would be noticed:', () => {
  const said = ['Descarga nuestra app', 'Versión 1.0', '7 min de lectura', 'Ruta: {route}'];

  test.each(['App', 'nuestra app', 'Versi', 'min de lectura', '{minutos} min de escritura'])(
    '«%s»',
    (words) => {
      expect(isSaid(words, said)).toBe(false);
    },
  );

  test.each(['Versión', 'Descarga nuestra app', '{minutos} min de lectura', 'Ruta: {route}'])(
    'but not «%s»',
    (words) => {
      expect(isSaid(words, said)).toBe(true);
    },
  );
});

test.each(viewedArticles.map((article) => [article.data.idBlog, article] as const))(
  'the viewer shows the title, the cover and the date of %s',
  (id, article) => {
    const { titulo, blogImgAlt, fecha } = publishedArticles.find((one) => one.id === id) ?? {};
    const said = saidBy(article);

    expect(article.data.titulo).toBe(titulo);
    expect(said).toEqual(expect.arrayContaining([titulo, blogImgAlt, fecha]));
  },
);

test('an unknown address says everything that the home page says', () => {
  const said = saidBy(pageAt(notFoundRoute.path));
  const home = { ...content.page('inicio'), seo: null };

  expect(wordsIn(pageSchema('inicio'), home).filter((text) => !isSaid(text.words, said))).toEqual(
    [],
  );
});
