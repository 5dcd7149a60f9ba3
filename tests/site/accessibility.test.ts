import { describe, expect, test } from 'vitest';
import { homeRoute, routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import {
  canonicalRoutes,
  elementsOf,
  pages,
  wholePages,
  type SitePage,
} from '#tests/support/site.ts';

const site = content.site();

/** The name of a link: its label, else its text. */
const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();

describe('what comes back on every page (WCAG 3.2.3, 3.2.4, 3.2.6)', () => {
  /** Pages with one way out: spec section 2. */
  const bare = ['/Login', '/TerminosYCondiciones', '/500'];
  const withHeader = wholePages.filter(({ path }) => !bare.includes(path));
  const [first] = withHeader as [SitePage];

  test.each(['body > header', 'body > footer', '#flotante'])(
    '%s has the same links in the same order',
    (place) => {
      const linksOf = (page: SitePage) =>
        elementsOf(page, `${place} a`).map((link) => [nameOf(link), link.getAttribute('href')]);

      expect(linksOf(first)).not.toEqual([]);
      for (const page of withHeader) expect(linksOf(page), page.path).toEqual(linksOf(first));
    },
  );

  test('stands in the same place: header, content, footer, help', () => {
    for (const page of wholePages) {
      const parts = elementsOf(page, 'body > header, body > main, body > footer, #flotante');
      const ids = parts.map(({ id }) => id);

      expect(ids, page.path).toEqual(
        withHeader.includes(page) ? ['encabezado', 'contenido', 'pie', 'flotante'] : ['contenido'],
      );
    }
  });

  test.each([
    [`a[href="${homeRoute.path}"][aria-label]`, site.navigation.home],
    [`a[href="${routes.TerminosYCondiciones.path}"]`, site.footer.terms.label],
  ])('%s is always called «%s»', (selector, name) => {
    const names = wholePages.flatMap((page) => elementsOf(page, selector).map(nameOf));

    expect(new Set(names)).toEqual(new Set([name]));
  });
});

/** Pages that need not be found: the login is a step of a process, one is empty, one repeats articles. */
const exempt: string[] = [routes.Login.path, routes.registro.path, routes.UnBlog.path];

test.each(canonicalRoutes.filter(({ path }) => !exempt.includes(path)))(
  'two ways lead to $path (WCAG 2.4.5)',
  ({ path }) => {
    const links = wholePages
      .filter((page) => page.path !== path)
      .flatMap((page) => elementsOf(page, `a[href^="${path}"]`).map((link) => ({ page, link })))
      .filter(({ link }) => link.getAttribute('href')?.replace(/[?#].*/, '') === path);
    const ways = links.map(
      ({ page, link }) => link.closest('header, footer')?.tagName ?? page.path,
    );

    expect(new Set(ways).size, ways.join(', ')).toBeGreaterThanOrEqual(2);
  },
);

describe('no page', () => {
  test.each([
    ['2.1.4: takes a single key as a command', '[accesskey]'],
    ['1.4.13: shows something on hover alone', '[title]:not(iframe):not(link)'],
    ['2.5.7: has to be dragged', '[draggable="true"]'],
    ['3.2.1: takes the focus by itself', '[autofocus]'],
    [
      '1.3.4, 1.4.4: forbids zoom',
      'meta[name="viewport"]:is([content*="scalable"], [content*="maximum"])',
    ],
    [
      '1.1.1: has a picture without words that neither repeats nor decorates',
      'img[alt=""]:not([aria-hidden="true"] *, [hidden] *, a[aria-label] *)',
    ],
  ])('%s', (_what, selector) => {
    const found = pages.flatMap((page) => elementsOf(page, selector));

    expect(found.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('1.1.1: reads what is drawn in a picture besides its name', () => {
    const drawn = pages
      .flatMap((page) => elementsOf(page, '[role="img"] > :not([aria-hidden="true"])'))
      .filter(({ textContent }) => textContent.trim());

    expect(drawn.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('1.4.13: reveals something on hover alone', () => {
    const styles = pages.flatMap((page) => elementsOf(page, 'style'));
    const css = styles.map(({ textContent }) => textContent).join('');
    const rules = css.match(/[^{}]*:hover[^{}]*\{[^{}]*\}/g) ?? [];

    expect(rules.length).toBeGreaterThan(5);
    expect(
      rules.filter((rule) => /[{;](display|visibility|opacity|content|clip-path):/.test(rule)),
    ).toEqual([]);
  });
});
