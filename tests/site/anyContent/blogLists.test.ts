import { expect, test } from 'vitest';
import { fillPlaceholders } from '#lib/placeholders.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import {
  articlePaths,
  blogLists,
  elementsOf,
  pageAt,
  type SitePage,
} from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

const { articleCards: cards } = content.page('blogs');
const paths = blogLists.map(({ path }) => path);

const hrefsIn = (page: SitePage, selector: string) =>
  elementsOf(page, selector).map((link) => link.getAttribute('href'));

test('the pages of the blog’s list link to each other and show each article once, newest first', () => {
  const nav = `nav[aria-label="${cards.pagination.label}"]`;
  const listed = blogLists.flatMap((page, index) => {
    const ordinal = { numero: `${index + 1}`, total: `${paths.length}` };

    if (index > 0)
      expect(page.document.title).toContain(fillPlaceholders(cards.pagination.page, ordinal));
    expect(hrefsIn(page, 'link[rel="canonical"]').join()).toMatch(new RegExp(`${page.path}$`));
    expect(hrefsIn(page, `${nav} a[rel="prev"]`), page.path).toEqual(paths.slice(index - 1, index));
    expect(hrefsIn(page, `${nav} a[rel="next"]`), page.path).toEqual(
      paths.slice(index + 1, index + 2),
    );
    return hrefsIn(page, 'article a[aria-label]');
  });

  expect(listed).toEqual(articlePaths);
});

test('each page of the list ends with its invitation to the demo', () => {
  const { banner } = content.page('blogs');

  for (const list of blogLists) {
    const [end] = elementsOf(list, 'main > section').slice(-1);
    expect(wordsOf(end?.querySelector('h2')), list.path).toBe(banner.title);
    expect(end?.querySelector('[data-cta-id]')?.getAttribute('href')).toBe(banner.action.href);
  }
});

test('the viewer’s page names the five newest articles', () => {
  const page = pageAt(routes.UnBlog.path);

  expect(hrefsIn(page, '[aria-labelledby="recientes"] a')).toEqual(articlePaths.slice(0, 5));
});
