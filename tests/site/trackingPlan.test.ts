import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import guide from '#measurement/MEDICION.md?raw';
import { readPlan } from '#tools/tracking/plan.ts';
import { content } from '#tests/support/content.ts';
import { canonicalRoutes, elementsOf, wholePages } from '#tests/support/site.ts';
import { untracked } from '#tests/support/untracked.ts';
import { contentFolder, siteFolder } from '#tests/support/variants.ts';

const plan = await readPlan(siteFolder);
const paths = canonicalRoutes.map(({ path }) => path);

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings);

/** The tracking ids in data: what stands under `cta`, `menuCta`, `ctas` and the like. */
const idsIn = (data: unknown): string[] =>
  typeof data === 'object'
    ? Object.entries(data ?? {}).flatMap(([key, value]) =>
        /ctas?$/i.test(key) ? strings(value) : idsIn(value),
      )
    : [];

const read = (file: string) => readFileSync(join(contentFolder, file), 'utf8');
const givenIds = [
  ...globSync('{site.yaml,pages/**/*.yaml}', { cwd: contentFolder }).flatMap((file) =>
    idsIn(parse(read(file))),
  ),
  ...content
    .articles()
    .flatMap(({ id }) => [...read(`blog/${id}.mdx`).matchAll(/\bcta="([^"]+)"/g)])
    .map(([, id = '']) => id),
];

test('has the ids that the content gives, none lost and none made up by code', () => {
  const planned = new Set(plan.map(({ click }) => click.cta_id));

  expect([...planned].sort()).toEqual([...new Set(givenIds)].sort());
});

test('has every call to action of every page, each id once on a page', () => {
  for (const page of wholePages) {
    const ids = plan.filter((planned) => planned.page === page.path).map((one) => one.click.cta_id);

    expect(ids, page.path).toHaveLength(elementsOf(page, '[data-cta-id]').length);
    expect(ids, page.path).toEqual([...new Set(ids)]);
  }
});

test.each(plan)('$click.cta_id on $page has its fields, and no personal data', ({ click }) => {
  expect(click.cta_label).toMatch(/^\S+( \S+)*$/);
  expect(click.cta_location).toMatch(/^[\w-]+$/);
  if (click.destination_url.startsWith('/')) expect(paths).toContain(click.destination_url);
  else expect(click.destination_url).toMatch(/^(https:\/\/|tel:\+\d+$)[^?#]*$/);
  for (const [field, value] of Object.entries(click)) {
    expect(guide).toContain(`\`${field === 'event' ? click.event : field}\``);
    // What analytics keeps of a value, and an address of somebody.
    expect(String(value).length).toBeLessThanOrEqual(100);
    expect(String(value)).not.toContain('@');
  }
});

describe('every way out of the site and to a demo is measured, or has a reason not to be', () => {
  const leading = 'a[href^="http"], a[href^="tel:"], a[href^="/contacto"]';
  const exceptions = untracked.map(({ selector }) => selector).join(', ');

  test.each(wholePages.map((page) => [page.path, page] as const))('on %s', (_path, page) => {
    const missed = elementsOf(page, leading).filter(
      (element) => !element.matches(`[data-cta-id], ${exceptions}`),
    );

    expect(missed.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test.each(untracked)('$selector', ({ selector }) => {
    const found = wholePages.flatMap((page) => elementsOf(page, selector));

    expect(found).not.toEqual([]);
    expect(found.filter((element) => element.hasAttribute('data-cta-id'))).toEqual([]);
  });
});
