import { describe, expect, test } from 'vitest';
import {
  canonicalRoutes,
  elementsOf,
  pageAt,
  pages,
  wholePages,
  type SitePage,
} from '#tests/support/site.ts';

const byPath = (list: readonly SitePage[]) => list.map((page) => [page.path, page] as const);
const textOf = (page: SitePage, selector: string) =>
  elementsOf(page, selector).map((element) => element.textContent.trim());
const descriptionsOf = (page: SitePage) =>
  elementsOf(page, 'meta[name="description"]').map((meta) => meta.getAttribute('content') ?? '');

describe.each(byPath(pages))('%s', (_path, page) => {
  test('says that it is in Argentine Spanish', () => {
    expect(page.document.documentElement.getAttribute('lang')).toBe('es-AR');
  });

  test('has one title and one main heading, with words', () => {
    expect(textOf(page, 'head > title')).toEqual([expect.stringMatching(/\S/)]);
    expect(textOf(page, 'h1')).toEqual([expect.stringMatching(/\S/)]);
  });

  test('names each of its parts differently', () => {
    const ids = elementsOf(page, '[id]').map(({ id }) => id);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('names only parts that it has', () => {
    const named = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'for',
      'commandfor',
    ].flatMap((attribute) =>
      elementsOf(page, `[${attribute}]`).flatMap((element) =>
        (element.getAttribute(attribute) ?? '').split(/\s+/),
      ),
    );

    expect(named.filter((id) => !page.document.getElementById(id))).toEqual([]);
  });
});

describe('no two pages have the same', () => {
  const canonical = canonicalRoutes.map(({ path }) => pageAt(path));

  test('title', () => {
    const titles = canonical.flatMap((page) => textOf(page, 'head > title'));

    expect(new Set(titles).size).toBe(canonical.length);
  });

  test('description', () => {
    const descriptions = canonical.flatMap(descriptionsOf);

    expect(descriptions).toHaveLength(canonical.length);
    expect(new Set(descriptions).size).toBe(canonical.length);
  });
});

test.each(byPath(wholePages))('%s has a description that fills a search result', (_path, page) => {
  expect(descriptionsOf(page)).toEqual([expect.stringMatching(/^.{50,160}$/)]);
});
