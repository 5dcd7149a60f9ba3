import { expect } from 'vitest';
import { content } from '#tests/support/content.ts';
import type { Check, Subject } from '#tests/engines/check.ts';
import { soon, type Visit } from '#tests/engines/visit.ts';

const { navigation } = content.site();
const desktop = [1280, 800] as const;

/** Where the visitor is, and the first words of what is there. */
const place = (visit: Visit) =>
  visit.run(() => ({
    path: location.pathname,
    title: document.querySelector('h1')?.textContent.trim() ?? '',
  }));
const path = (visit: Visit) => place(visit).then((now) => now.path);

/** Follows each link of the menu from the page that the one before led to; gives what was met. */
async function followMenu(visit: Visit) {
  const met: { path: string; title: string }[] = [];
  await visit.open('/inicio');
  for (const { href } of navigation.items) {
    await visit.click(`header nav a[href="${href}"]`);
    await soon(() => path(visit)).toBe(href);
    met.push(await place(visit));
  }
  return met;
}

const checks: Check[] = [
  {
    name: 'links lead from page to page, all through the menu',
    size: desktop,
    run: async (visit) => {
      const met = await followMenu(visit);
      expect(met.map(({ title }) => title)).not.toContain('');
    },
  },
  {
    name: 'a page that a link led to can be loaded anew',
    size: desktop,
    run: async (visit) => {
      const [first] = await followMenu(visit);
      await visit.open(first?.path ?? '');
      await visit.click(`header a[href="/inicio"]`);
      await soon(() => path(visit)).toBe('/inicio');
      for (let times = 0; times < 2; times += 1) {
        const before = await place(visit);
        await visit.run(() => void Object.assign(window, { isOld: true }));
        await visit.reload();
        await soon(() => visit.run(() => 'isOld' in window)).toBe(false);
        expect(await place(visit)).toEqual(before);
      }
    },
  },
  {
    name: 'the way back leads through the pages that were seen',
    size: desktop,
    run: async (visit) => {
      const met = await followMenu(visit);
      for (const before of met.slice(0, -1).reverse()) {
        await visit.back();
        await soon(() => place(visit)).toEqual(before);
      }
    },
  },
  {
    name: 'a link in the text, a reload and the way back, one after the other',
    run: async (visit) => {
      await visit.open('/inicio');
      const from = await place(visit);
      await visit.click('main a[href="/contacto"]');
      await soon(() => path(visit)).toBe('/contacto');
      await visit.reload();
      await soon(() => path(visit)).toBe('/contacto');
      await visit.back();
      await soon(() => place(visit)).toEqual(from);
    },
  },
];

/** From page to page by links, anew and back: where an engine may lose its page or itself. */
export const waysSubject: Subject = { title: 'ways', checks };
