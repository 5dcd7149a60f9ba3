import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import {
  articlePaths,
  canonicalRoutes,
  elementsOf,
  files,
  listedPaths,
  pageAt,
  parseXml,
  publishedArticles,
  readBytes,
  readText,
  textsIn,
  wholeAddress,
  wholePages,
  type SitePage,
} from '#tests/support/builtPages/site.ts';

const { brand } = content.site();
const home = routes.inicio.path;

test('sitemap.xml has every page that may be listed, once, with the date of its content', () => {
  const entries = [...parseXml('sitemap.xml').getElementsByTagName('url')];
  const dates = new Map(
    publishedArticles.map(({ id, fecha, actualizado }) => [`/${id}`, actualizado ?? fecha]),
  );
  // The list of the blog changes with each article.
  dates.set(routes.blogs.path, [...dates.values()].sort().at(-1) ?? '');

  expect(entries.map((entry) => textsIn(entry, 'loc')).sort()).toEqual(
    listedPaths.map((path) => [wholeAddress(path)]).sort(),
  );
  for (const path of [home, routes.blogs.path, ...articlePaths]) {
    const entry = entries.find((one) => textsIn(one, 'loc')[0] === wholeAddress(path));
    expect(entry && textsIn(entry, 'lastmod')[0], path).toBe(dates.get(path));
  }
});

test('llms.txt says what the brand is and lists the same pages', () => {
  const addresses = [...readText('llms.txt').matchAll(/^- \[.+\]\((\S+)\)$/gm)];

  expect(addresses.map(([, address]) => address).sort()).toEqual(
    listedPaths.map(wholeAddress).sort(),
  );
  expect(readText('llms.txt')).toContain(`# ${brand.name}\n\n> ${brand.description}\n`);
});

test('robots.txt names the sitemap and lets robots read the pages that say noindex', () => {
  expect(readText('robots.txt')).toContain(`\nSitemap: ${wholeAddress('/sitemap.xml')}\n`);
  expect(readText('robots.txt')).not.toMatch(/^Disallow:\s*\//m);
});

test('drafts and scheduled articles are in no published file', () => {
  const hidden =
    /Un borrador bien guardado|Una nota del año 2099|Una nota que ya no|Nadie lee esto/;
  const names = /borrador|futura|retirada|plano_(azul|verde)/;

  expect(files.filter((file) => names.test(file))).toEqual([]);
  expect(files.filter((file) => hidden.test(readBytes(file).toString()))).toEqual([]);
});

const titlesOf = (page: SitePage) =>
  elementsOf(page, 'head > title').map(({ textContent }) => textContent.trim());
const descriptionsOf = (page: SitePage) =>
  elementsOf(page, 'meta[name="description"]').map((meta) => meta.getAttribute('content') ?? '');

test('no two pages have the same title or description, and each has a good length', () => {
  const canonical = canonicalRoutes.map(({ path }) => pageAt(path));

  expect(new Set(canonical.flatMap(titlesOf)).size).toBe(canonical.length);
  expect(new Set(canonical.flatMap(descriptionsOf)).size).toBe(canonical.length);
  for (const page of wholePages)
    expect(descriptionsOf(page), page.path).toEqual([expect.stringMatching(/^.{50,160}$/)]);
});
