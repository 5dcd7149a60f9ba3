import { expect, test } from 'playwright/test';
import { TEST_PORT } from '#tests/playwright.config.ts';
import { inPrerenderingTab } from '#tests/support/prerenderingTab.ts';

const site = `http://localhost:${TEST_PORT}`;
const contact = 'header nav a[href="/contacto"]';

interface Opened {
  path: string;
  /** When the page was shown, in ms after it began to be prepared; 0 when it wasn't prepared. */
  shownAt: number;
  /** Names and times, on the same clock, of what it asked other hosts for. */
  vendors: [string, number][];
}

/** What the page that is shown tells of its own beginning, once its scheduler has been asked for. */
const openedContact = `new Promise((resolve) => {
  const look = () => {
    const own = location.pathname === '/contacto';
    const vendors = performance
      .getEntriesByType('resource')
      .filter(({ name }) => !name.startsWith(location.origin));
    if (!own || vendors.length === 0) return setTimeout(look, 50);
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    resolve({
      path: location.pathname,
      shownAt: activationStart,
      vendors: vendors.map(({ name, startTime }) => [name, startTime]),
    });
  };
  look();
})`;

test('F38 a page that the pointer points to, /contacto, is ready before the click, and asks no vendor until then', async () => {
  await inPrerenderingTab(`${site}/inicio`, async (tab) => {
    await tab.hover(contact);
    await tab.prepared();
    // Long enough for a page of its own to have come alive and reached for its scheduler.
    await tab.evaluate(`fetch('/contacto').then((answer) => answer.text())`);
    await tab.click(contact);

    const opened = await tab.evaluate<Opened>(openedContact);
    expect(opened.path).toBe('/contacto');
    expect(opened.shownAt).toBeGreaterThan(0);
    for (const [name, at] of opened.vendors) {
      expect(at, name).toBeGreaterThanOrEqual(opened.shownAt);
    }
  });
});
