import { describe, expect, test } from 'vitest';
import { homeRoute, routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import {
  canonicalRoutes,
  elementsOf,
  files,
  pageAt,
  pages,
  readBytes,
  wholePages,
  type SitePage,
} from '#tests/support/site.ts';

const site = content.site();
const withChrome = wholePages.filter((page) => elementsOf(page, 'body > header').length > 0);

/** What a link or button is called: by its label, else by its text. */
const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();

/** The links of a part of a page, in their order. */
const linksOf = (page: SitePage, place: string) =>
  elementsOf(page, `${place} a`).map((link) => [nameOf(link), link.getAttribute('href')]);

describe('what comes back on every page (WCAG 3.2.3, 3.2.4, 3.2.6)', () => {
  const [first] = withChrome;
  if (!first) throw new Error('No page has a header.');

  test.each(['body > header', 'body > footer', '#flotante'])(
    '%s has the same links in the same order',
    (place) => {
      expect(withChrome.length).toBeGreaterThan(5);
      expect(linksOf(first, place)).not.toEqual([]);
      for (const page of withChrome)
        expect(linksOf(page, place), page.path).toEqual(linksOf(first, place));
    },
  );

  test('comes in the same place: header, content, footer, help', () => {
    for (const page of withChrome) {
      const parts = elementsOf(page, 'body > header, body > main, body > footer, #flotante');
      expect(
        parts.map(({ tagName, id }) => id || tagName.toLowerCase()),
        page.path,
      ).toEqual(['encabezado', 'contenido', 'pie', 'flotante']);
    }
  });

  test('has one name where it leads home by the brand, and where it leads to the terms', () => {
    for (const page of wholePages) {
      const logos = elementsOf(page, `a[href="${homeRoute.path}"][aria-label]`).map(nameOf);
      expect(
        logos.filter((name) => name !== site.navigation.home),
        page.path,
      ).toEqual([]);
      const terms = elementsOf(page, `a[href="${routes.TerminosYCondiciones.path}"]`).map(nameOf);
      expect(
        terms.filter((name) => name !== site.footer.terms.label),
        page.path,
      ).toEqual([]);
    }
  });
});

/** Pages that need not be found, and why (WCAG 2.4.5 leaves out the steps of a process). */
const notFound: Record<string, string> = {
  [routes.Login.path]: 'A step of a process: «Ingreso» leads where the login is (spec section 7).',
  [routes.registro.path]: 'An empty page (spec section 2): there is nothing to find.',
  [routes.UnBlog.path]: 'Shows the articles again, which have their own pages.',
};

describe('two ways to every page (WCAG 2.4.5)', () => {
  /** The parts of the site from which a page is reached: the menu, the footer, each page's content. */
  const waysTo = (path: string) => {
    const ways = new Set<string>();
    for (const page of wholePages) {
      if (page.path === path) continue;
      for (const link of elementsOf(page, 'a[href]')) {
        if (link.getAttribute('href')?.replace(/[?#].*/, '') !== path) continue;
        const part = link.closest('header, footer')?.tagName.toLowerCase();
        ways.add(part ?? `the content of ${page.path}`);
      }
    }
    return [...ways];
  };

  test.each(canonicalRoutes.map(({ path }) => path).filter((path) => !(path in notFound)))(
    '%s',
    (path) => {
      expect(waysTo(path).length, waysTo(path).join(', ')).toBeGreaterThanOrEqual(2);
    },
  );

  test.each(Object.entries(notFound))('%s is left out: %s', (path) => {
    expect(waysTo(path).filter((way) => !way.includes(routes.UnBlog.path))).toEqual([]);
  });
});

describe('no page', () => {
  const css = pages.flatMap((page) =>
    elementsOf(page, 'style').map(({ textContent }) => textContent),
  );

  test.each([
    ['2.1.4: takes a single key as a command', '[accesskey]'],
    ['1.4.13: shows something on hover alone', '[title]:not(iframe):not(link)'],
    ['2.5.7: has to be dragged', '[draggable="true"]'],
    ['3.2.1: takes the focus by itself', '[autofocus]'],
    ['1.4.2: plays by itself', 'audio[autoplay], video[autoplay]'],
    ['2.2.1: has a time limit', 'meta[http-equiv="refresh"]:not([content^="0"])'],
    [
      '1.3.4, 1.4.4: forbids zoom',
      'meta[name="viewport"][content*="scalable"], meta[name="viewport"][content*="maximum"]',
    ],
  ])('%s', (_what, selector) => {
    for (const page of pages)
      expect(
        elementsOf(page, selector).map(({ outerHTML }) => outerHTML),
        page.path,
      ).toEqual([]);
  });

  test('1.3.4: asks for an orientation', () => {
    expect(css.filter((styles) => styles.includes('orientation:'))).toEqual([]);
    const manifest = JSON.parse(readBytes('manifest.webmanifest').toString('utf8')) as object;
    expect(manifest).not.toHaveProperty('orientation');
  });

  test('1.4.13: reveals something on hover alone', () => {
    const rules = css.flatMap((styles) => styles.match(/[^{}]*:hover[^{}]*\{[^{}]*\}/g) ?? []);
    expect(rules.length).toBeGreaterThan(5);
    expect(
      rules.filter((rule) => /[{;](display|visibility|opacity|content|clip-path):/.test(rule)),
    ).toEqual([]);
  });

  test('2.5.4, 2.5.7: listens to the device’s motion or to dragging', () => {
    const code = [
      ...pages.flatMap((page) => elementsOf(page, 'script').map(({ textContent }) => textContent)),
      ...files
        .filter((file) => /^_astro\/(?!client).*\.js$/.test(file))
        .map((file) => readBytes(file).toString('utf8')),
    ];
    expect(code.filter((script) => /devicemotion|deviceorientation/.test(script)).length).toBe(0);
    expect(pageAt(homeRoute.path).html).not.toMatch(/ondrag|onpointermove|ontouchmove/);
  });
});
