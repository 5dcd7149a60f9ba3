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

/** Waits until a page is there with its first words: an address changes before them. */
async function arrive(visit: Visit, path: string) {
  await soon(() => place(visit)).toEqual({ path, title: expect.stringMatching(/./) as string });
  return place(visit);
}

/** Follows each link of the menu from the page that the one before led to; gives what was met. */
async function followMenu(visit: Visit) {
  const met: { path: string; title: string }[] = [];
  await visit.open('/inicio');
  for (const { href } of navigation.items) {
    await visit.click(`header nav a[href="${href}"]`);
    met.push(await arrive(visit, href));
  }
  return met;
}

const checks: Check[] = [
  {
    name: 'links lead from page to page, all through the menu',
    size: desktop,
    run: async (visit) => {
      await followMenu(visit);
    },
  },
  {
    name: 'a page that a link led to can be loaded anew',
    size: desktop,
    run: async (visit) => {
      const [first] = await followMenu(visit);
      await visit.open(first?.path ?? '');
      await visit.click(`header a[href="/inicio"]`);
      const before = await arrive(visit, '/inicio');
      for (let times = 0; times < 2; times += 1) {
        await visit.run(() => void Object.assign(window, { isOld: true }));
        await visit.reload();
        await soon(() => visit.run(() => 'isOld' in window)).toBe(false);
        expect(await arrive(visit, '/inicio')).toEqual(before);
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
      const from = await arrive(visit, '/inicio');
      await visit.click('main a[href="/contacto"]');
      await arrive(visit, '/contacto');
      await visit.reload();
      await arrive(visit, '/contacto');
      await visit.back();
      await soon(() => place(visit)).toEqual(from);
    },
  },
];

/** From page to page by links, anew and back: where an engine may lose its page or itself. */
export const waysSubject: Subject = { title: 'ways', checks };
