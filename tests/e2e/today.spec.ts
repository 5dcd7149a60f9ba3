import { existsSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { articleDataFolder } from '#lib/paths.ts';
import { routeNames, routes } from '#lib/routes.ts';
import { filesOf } from '#tests/support/builtSite.ts';
import { expect, test } from '#tests/support/test.ts';
import { siteFolderOf } from '#tests/support/variants.ts';

/** Pages that the specification has without header and footer (section 2), and the empty one. */
const bare: readonly string[] = [routes.Login.path, routes.TerminosYCondiciones.path];

const folder = siteFolderOf('today');
const files = existsSync(folder) ? filesOf(folder) : [];
const articles = files
  .filter((file) => file.startsWith(articleDataFolder.slice(1)))
  .map((file) => `/${file.slice(articleDataFolder.length - 1).replace(/\.json$/, '')}`);
const paths: string[] = [...routeNames.map((name) => routes[name].path), ...articles];
const aliases: string[] = routeNames.flatMap((name) => [...routes[name].aliases]);

test('every route and alias answers', async ({ request }) => {
  for (const path of [...paths, ...aliases]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  expect((await request.get('/no-existe')).status()).toBe(404);
});

/** What the links of the pages before were answered. */
const answers = new Map<string, number>();

for (const path of paths) {
  test(`${path} is whole`, async ({ page, request }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      // Others' servers are not found here, and the browser says so.
      const isOthers = /net::ERR_NAME_NOT_RESOLVED/.test(message.text());
      if (message.type() === 'error' && !isOthers) errors.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);

    await test.step('has one main heading', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    await test.step('leads somewhere with every link', async () => {
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const { origin } = new URL(page.url());
      const inside = new Set(
        hrefs.filter((href) => href.startsWith(origin)).map((href) => href.replace(/#.*/, '')),
      );
      for (const href of inside) {
        const status = answers.get(href) ?? (await request.get(href)).status();
        answers.set(href, status);
        expect(status, href).toBe(200);
      }
    });

    await test.step('has a header and a footer that lead on, where it has them', async () => {
      const isBare = bare.includes(path);
      for (const role of ['banner', 'contentinfo'] as const) {
        await expect(page.getByRole(role)).toHaveCount(isBare ? 0 : 1);
        if (isBare) continue;
        const links = page.getByRole(role).locator('a[href]');
        expect(await links.count(), role).toBeGreaterThan(1);
      }
    });

    await test.step('has nothing serious that axe finds', async () => {
      // Frames of other sites are theirs; without them one run asks the page once.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      const serious = violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      );
      expect(
        serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
    });

    expect(errors).toEqual([]);
  });
}
