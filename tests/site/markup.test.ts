import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { content } from '#tests/support/content.ts';
import {
  canonicalRoutes,
  elementsOf,
  pageAt,
  pages,
  viewedArticles,
  wholePages,
  type SitePage,
} from '#tests/support/site.ts';

const ownOrigin = new URL(content.site().url).origin;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'no-missing-references': 'error',
    // Without its role a list that is drawn without marks is no list for Safari.
    'no-redundant-role': 'off',
    // The phone number is read as the content has it; its place on the line is for the stylesheet.
    'tel-non-breaking': 'off',
    // HTML lets an id begin with a digit, as headings of a legal text do.
    'valid-id': ['error', { relaxed: true }],
    // The login has no behaviour (spec section 2): there is nothing to submit.
    'wcag/h32': 'off',
    // Search engines cut a long title; the site's own are held to 65 letters, an article's to 110.
    'long-title': 'off',
    // React writes attributes and void elements in its own manner; a browser reads them the same.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
});

const textsOf = (page: SitePage, selector: string) =>
  elementsOf(page, selector).map((element) => element.textContent.trim());
const descriptionsOf = (page: SitePage) =>
  elementsOf(page, 'meta[name="description"]').map((meta) => meta.getAttribute('content') ?? '');

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  test('is valid HTML', async () => {
    const { results } = await validator.validateString(page.html, page.file);

    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([]);
  });

  test('is in Argentine Spanish, with one title and one main heading', () => {
    expect(page.document.documentElement.lang).toBe('es-AR');
    expect(textsOf(page, 'head > title')).toEqual([expect.stringMatching(/\S/)]);
    expect(textsOf(page, 'h1')).toEqual([expect.stringMatching(/\S/)]);
  });
});

describe.each([...pages, ...viewedArticles].map((page) => [page.path, page] as const))(
  '%s',
  (_path, page) => {
    test('keeps looks and behaviour out of attributes', () => {
      const attributes = elementsOf(page, '*').flatMap((element) => [...element.attributes]);

      expect(attributes.filter(({ name }) => /^(style|on.*)$/.test(name))).toEqual([]);
      expect(elementsOf(page, '[href^="javascript:" i]')).toEqual([]);
    });

    test('opens other sites in a new tab, without opener', () => {
      const outside = elementsOf(page, 'a[href^="http"]').filter(
        (link) => new URL(link.getAttribute('href') ?? '').origin !== ownOrigin,
      );

      const safe = '[target="_blank"][rel~="noopener"]';

      expect(outside.filter((link) => !link.matches(safe)).map((link) => link.outerHTML)).toEqual(
        [],
      );
      expect(elementsOf(page, 'a[target]').filter((link) => !outside.includes(link))).toEqual([]);
    });

    test('reserves the room of every picture and says what it shows', () => {
      const complete = 'img[alt][width]:not([width="0"], [height="0"])[height]';

      expect(elementsOf(page, `img:not(${complete})`).map(({ outerHTML }) => outerHTML)).toEqual(
        [],
      );
    });
  },
);

test('no two pages have the same title or description, which fills a search result', () => {
  const canonical = canonicalRoutes.map(({ path }) => pageAt(path));
  const titles = canonical.flatMap((page) => textsOf(page, 'head > title'));
  const descriptions = canonical.flatMap(descriptionsOf);

  expect(new Set(titles).size).toBe(canonical.length);
  expect(new Set(descriptions).size).toBe(canonical.length);
  for (const page of wholePages)
    expect(descriptionsOf(page), page.path).toEqual([expect.stringMatching(/^.{50,160}$/)]);
});
