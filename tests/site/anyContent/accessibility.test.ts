import { describe, expect, test } from 'vitest';
import { homeRoute, routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import {
  elementsOf,
  viewedArticles,
  wholePages,
  type SitePage,
} from '#tests/support/builtPages/site.ts';
import { nameOf } from '#tests/support/builtPages/words.ts';

const site = content.site();

describe('on every page (WCAG 3.2.3, 3.2.4, 3.2.6)', () => {
  /** The only pages without header and footer (spec section 2). */
  const bare = ['/Login', '/TerminosYCondiciones', '/500'];
  const empty = routes.registro.path;
  const withHeader = wholePages.filter(({ path }) => !bare.includes(path));
  const [first] = withHeader as [SitePage];

  test.each([
    ['the header', 'body > header'],
    ['the footer', 'body > footer'],
    ['the chat button', '#flotante'],
  ])('%s has the same links in order', (_name, place) => {
    const linksOf = (page: SitePage) =>
      elementsOf(page, `${place} a`).map((link) => [
        nameOf(link),
        link.getAttribute('href')?.split('?')[0],
      ]);

    expect(linksOf(first)).not.toEqual([]);
    for (const page of withHeader) {
      // A demo button does not lead to the page that it stands on.
      const demos = [site.navigation.demo.label, site.footer.demo.label];
      const isOwn = ([name, path]: unknown[]) => demos.includes(String(name)) && path === page.path;
      const same = linksOf(first).filter((link) => !isOwn(link));
      expect(linksOf(page), page.path).toEqual(same);
    }
  });

  test('header, content, footer and help stand in the same order', () => {
    for (const page of wholePages) {
      const parts = elementsOf(
        page,
        'body > :is(header, main, footer), [data-demo-bar], #flotante',
      );
      const ids = parts.map(({ id }) => id);

      expect(ids, page.path).toEqual(
        withHeader.includes(page)
          ? [
              'encabezado',
              'contenido',
              'pie',
              ...(page.path === empty ? [] : ['barra']),
              'flotante',
            ]
          : ['contenido'],
      );
    }
  });

  test.each([
    ['the home page', `a[href="${homeRoute.path}"][aria-label]`, site.navigation.home],
    ['the terms', `a[href="${routes.TerminosYCondiciones.path}"]`, site.footer.terms.label],
  ])('the link to %s is always called «$2»', (_page, selector, name) => {
    const names = wholePages.flatMap((page) => elementsOf(page, selector).map(nameOf));

    expect(new Set(names)).toEqual(new Set([name]));
  });
});

/** Exempt from WCAG 2.4.5: a step of a process, an empty page, a repetition of articles. */
const exempt: string[] = [routes.Login.path, routes.registro.path, routes.UnBlog.path];

test.each(content.routes().filter(({ path }) => !exempt.includes(path)))(
  'two links from different places lead to $path (WCAG 2.4.5)',
  ({ path }) => {
    const links = [...wholePages, ...viewedArticles]
      .filter((page) => page.path !== path)
      .flatMap((page) => elementsOf(page, `a[href^="${path}"]`).map((link) => ({ page, link })))
      .filter(({ link }) => link.getAttribute('href')?.replace(/[?#].*/, '') === path);
    const origins = links.map(
      ({ page, link }) => link.closest('header, footer')?.tagName ?? page.path,
    );

    const advice = `Found in: ${origins.join(', ') || 'no place'}. Add a row for ${path} to navigation.items, or a link to it elsewhere, in src/content/site.yaml and tests/fixture/site.yaml.`;
    expect(new Set(origins).size, advice).toBeGreaterThanOrEqual(2);
  },
);
