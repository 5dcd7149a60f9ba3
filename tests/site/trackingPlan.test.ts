import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { pageNames, pageSchema } from '#copy/pages.ts';
import { kindAt } from '#schemas/kind.ts';
import { site as siteSchema } from '#schemas/site.ts';
import { bodyStart, readBody } from '#tools/check/content/articleBody.ts';
import { ctasIn } from '#tools/check/content/articleCtas.ts';
import { leavesOf } from '#tools/check/content/leaves.ts';
import { changesIn, idsOf, planAsMarkdown, planOf } from '#tools/tracking/plan.ts';
import { readPlan } from '#tools/tracking/readPlan.ts';
import { content } from '#tests/support/content.ts';
import { canonicalRoutes, elementsOf, wholePages } from '#tests/support/site.ts';
import { untracked } from '#tests/support/untracked.ts';
import { contentFolder, siteFolder, variant } from '#tests/support/variants.ts';

const plan = await readPlan(siteFolder);
const paths = canonicalRoutes.map(({ path }) => path);

/** The tracking ids that the content gives, in data and in the texts of articles. */
function idsOfContent(): string[] {
  const data: [z.ZodType, unknown][] = [
    [siteSchema, content.site()],
    ...pageNames.map((name): [z.ZodType, unknown] => [pageSchema(name), content.page(name)]),
  ];
  const inData = data.flatMap(([schema, values]) =>
    leavesOf(values).flatMap(({ path, value }) =>
      kindAt(schema, path) === 'tracking id' ? [String(value)] : [],
    ),
  );
  const blog = join(contentFolder, 'blog');
  const articles = readdirSync(blog).filter((file) => file.endsWith('.mdx'));
  const inArticles = articles.flatMap((file) => {
    const text = readFileSync(join(blog, file), 'utf8');
    return ctasIn(file, readBody(text, bodyStart(text))).map(({ value }) => value);
  });
  return [...inData, ...inArticles];
}

describe('the tracking plan', () => {
  test('has every call to action of every page', () => {
    const planned = wholePages.flatMap(({ path, document }) => planOf(path, document));

    expect(planned.length).toBeGreaterThan(100);
    expect(plan).toHaveLength(planned.length);
    expect(plan).toEqual(expect.arrayContaining(planned));
  });

  // Ids are counted for years: what code does to those of the same content is seen here first.
  test('has the ids that the content had before, where it had them', async () => {
    const ids = `${JSON.stringify(idsOf(plan), null, 2)}\n`;

    await expect(ids).toMatchFileSnapshot(`accepted/${variant}.json`);
  });

  test('has the ids that the content gives, none that code makes up', () => {
    const given = idsOfContent();

    expect(given).toEqual([...new Set(given)]);
    expect(Object.keys(idsOf(plan)).filter((id) => !given.includes(id))).toEqual([]);
  });

  test.each(wholePages.map(({ path }) => path))('has each id once on %s', (path) => {
    const ids = plan.filter(({ page }) => page === path).map(({ click }) => click.cta_id);

    expect(ids).toEqual([...new Set(ids)]);
  });

  test.each(Object.keys(idsOf(plan)))('tells all there is to tell of %s', (id) => {
    for (const { page, click } of plan.filter((one) => one.click.cta_id === id)) {
      expect(click.cta_id, page).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(click.cta_label, page).toMatch(/^\S+( \S+)*$/);
      expect(click.cta_location, page).toMatch(/^[\w-]+$/);
      if (click.destination_url.startsWith('/'))
        expect(paths, page).toContain(click.destination_url);
      else expect(click.destination_url, page).toMatch(/^(https:\/\/|tel:\+\d+$)[^?#]*$/);
      for (const value of Object.values(click)) {
        // What analytics keeps of a value, and an address of somebody.
        expect(String(value).length, page).toBeLessThanOrEqual(100);
        expect(String(value), page).not.toMatch(/@/);
      }
    }
  });

  test('is a table for each page that has any', () => {
    const text = planAsMarkdown(plan);

    for (const path of new Set(plan.map(({ page }) => page))) {
      const rows = plan.filter(({ page }) => page === path);
      expect(text).toContain(`## ${path} (${rows.length})`);
    }
    expect(text.match(/^\| `/gm)).toHaveLength(plan.length);
  });
});

describe('every way out of the site and to a demo is measured', () => {
  const leading = 'a[href^="http"], a[href^="tel:"], a[href^="/contacto"]';
  const exceptions = untracked.map(({ selector }) => selector).join(', ');

  test.each(wholePages.map((page) => [page.path, page] as const))('on %s', (_path, page) => {
    const missed = elementsOf(page, leading).filter(
      (element) => !element.matches(`[data-cta-id], ${exceptions}`),
    );

    expect(missed.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test.each(untracked.map(({ selector }) => selector))('or has a reason: %s', (selector) => {
    expect(wholePages.some((page) => elementsOf(page, selector).length > 0)).toBe(true);
    expect(
      wholePages
        .flatMap((page) => elementsOf(page, selector))
        .filter((element) => element.hasAttribute('data-cta-id')),
    ).toEqual([]);
  });
});

describe('a change of the plan is noticed:', () => {
  const [first] = plan;
  const one = first ? [first] : [];
  const ids = idsOf(one);

  test('none where there is none', () => {
    expect(changesIn(one, ids)).toEqual([]);
  });

  test('a new id', () => {
    expect(changesIn(one, {})).toEqual(['«registro», en «encabezado», es nuevo.']);
  });

  test('an id that is gone', () => {
    expect(changesIn(one, { ...ids, viejo: ['pie'] })).toEqual([
      '«viejo», que estaba en «pie», no está más.',
    ]);
  });

  test('an id that has moved', () => {
    expect(changesIn(one, { registro: ['pie'] })).toEqual([
      '«registro» pasó de «pie» a «encabezado».',
    ]);
  });
});
