import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import guide from '#measurement/MEDICION.md?raw';
import { plannedClicks } from '#tools/authoring/trackingPlan.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, wholePages } from '#tests/support/builtPages/site.ts';
import { testedContent, siteFolder } from '#tests/support/sites/variants.ts';
import { stringsIn } from '#tests/support/builtPages/words.ts';

const paths = wholePages.map(({ path }) => path);
const plan = plannedClicks(siteFolder).filter(({ page }) => paths.includes(page));
const published = new Set(content.articles().map(({ id }) => `blog/${id}.mdx`));

const givenIds = globSync('{site.yaml,{pages,blog}/**/*.{yaml,mdx}}', { cwd: testedContent })
  .filter((file) => !file.endsWith('.mdx') || published.has(file))
  .flatMap((file) => {
    const text = readFileSync(join(testedContent, file), 'utf8');
    // Under `cta`, `menuCta`, `ctas` and the like.
    if (file.endsWith('.yaml')) return stringsIn(parse(text), /ctas?$/i);
    return [...text.matchAll(/\bcta="([^"]+)"/g)].map(([, id = '']) => id);
  });

test('the tracking plan has exactly the ids that the content gives', () => {
  const planned = new Set(plan.map(({ click }) => click.cta_id));

  expect([...planned].sort()).toEqual([...new Set(givenIds)].sort());
});

test.each(paths)(
  'the tracking plan of %s has each id once per section, all fields and no personal data',
  (path) => {
    const clicks = plan.flatMap(({ page, click }) => (page === path ? [click] : []));
    const ids = clicks.map(({ cta_id: id, cta_location: place }) => `${id} in ${place}`);

    expect(ids).toEqual([...new Set(ids)]);
    for (const click of clicks) {
      expect(click.cta_label).toMatch(/^\S+( \S+)*$/);
      expect(click.cta_location).toMatch(/^[\w-]+$/);
      if (click.destination_url.startsWith('/')) expect(paths).toContain(click.destination_url);
      else expect(click.destination_url).toMatch(/^(https:\/\/|tel:\+\d+$)[^?#]*$/);
      for (const [field, value] of Object.entries(click)) {
        expect(guide).toContain(`\`${field === 'event' ? click.event : field}\``);
        // Analytics cuts longer values; «@» would be an e-mail address.
        expect(String(value).length, click.cta_id).toBeLessThanOrEqual(100);
        expect(String(value)).not.toContain('@');
      }
    }
  },
);

/** The answers in the menu and the footer, whose clicks count. */
const answers = content
  .site()
  .navigation.answers.map(({ href }) => `[href="${href}"]`)
  .join(', ');
/** Selectors of links that deliberately have no id. */
const untracked = [
  // Articles and checklists: their page views count.
  'main article a[aria-label]',
  'main a[href^="/checklists/"]',
  // Authors write no ids in their texts.
  'main article :is(p, li, td, figcaption, [role="note"]) a',
  // The same target as the video's button, which is measured.
  '[data-video] + p a',
  // Sources of statements, and the vendor's privacy policy.
  'main section p > a[target="_blank"]',
  // Sources of an article.
  '[id^="Fuente-"] > a',
  // Navigation: page views count it, except the answers.
  `nav a:not(${answers})`,
  'a[href^="#"]',
  `footer a[href^="/"]:not([data-demo], ${answers})`,
  '[aria-label^="Lineo"]',
];

test('every link out of the site or to a demo is measured, or is listed as not measured', () => {
  const leading = ':is(a[href^="http"], a[href^="tel:"], a[href^="/contacto"])';
  const find = (selector: string) => wholePages.flatMap((page) => elementsOf(page, selector));
  const missed = find(`${leading}:not([data-cta-id], ${untracked.join(', ')})`);

  expect(
    missed.map(({ outerHTML }) => outerHTML),
    'Give each a `data-cta-id`, or its selector a line in `untracked`.',
  ).toEqual([]);
  for (const selector of untracked) {
    expect(find(selector), selector).not.toEqual([]);
    expect(find(`:is(${selector})[data-cta-id]`), selector).toEqual([]);
  }
});
