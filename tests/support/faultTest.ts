import type { Locator, Page } from 'playwright/test';
import { errorRoute, homeRoute } from '#lib/routes.ts';
import { content } from './content.ts';
import { bareKind } from './faultMatrix.ts';
import { read, type Reading } from './reading.ts';
import { expect, test as base } from './test.ts';

const { navigation } = content.site();

/** The page's ways to make contact. */
export const contactWays = (page: Page): Locator =>
  page.locator('a:is([href="/contacto"], [href^="https://wa.me/"], [href^="tel:"]):visible');

/** Tests of a page that something has happened to, beside the page that nothing has happened to. */
export const test = base.extend<
  object,
  { address: string; usual: (path: string) => Promise<Reading> }
>({
  address: [
    // eslint-disable-next-line no-empty-pattern -- The runner reads there what a fixture asks for.
    ({}, use, { project }) => use(project.use.baseURL ?? ''),
    { scope: 'worker' },
  ],
  usual: [
    async ({ browser, address }, use) => {
      const readings = new Map<string, Promise<Reading>>();
      const readAt = async (path: string) => {
        // Said, because a test that happens to be the first to ask may have other settings.
        const context = await browser.newContext({
          javaScriptEnabled: true,
          locale: 'es-AR',
          timezoneId: 'America/Argentina/Cordoba',
          viewport: { width: 1280, height: 720 },
        });
        const page = await context.newPage();
        await page.goto(`${address}${path}`);
        const reading = await read(page);
        await context.close();
        return reading;
      };
      await use((path) => {
        const reading = readings.get(path) ?? readAt(path);
        readings.set(path, reading);
        return reading;
      });
    },
    { scope: 'worker' },
  ],
});

/**
 * The main task: every word can be read, every link leads where it led, and there is a way to make
 * contact; on the page without navigation bar the way home is that way.
 */
export async function expectMainTask(page: Page, usual: Reading): Promise<void> {
  const reading = await read(page);
  expect(reading.lines).toEqual(usual.lines);
  expect(reading.links).toEqual(usual.links);
  await expectContactWay(page);
}

/** A way to make contact can be seen, or where there is no navigation bar the way home. */
export async function expectContactWay(page: Page): Promise<void> {
  const isBare = [bareKind, errorRoute.path].includes(new URL(page.url()).pathname);
  const ways = isBare ? page.locator(`a[href="${homeRoute.path}"]`) : contactWays(page);
  await expect(ways.first()).toBeVisible();
}

/** The words of a visitor's page, for pages that draw them in another letter case. */
const lower = (lines: readonly string[]) => lines.join(' ').toLowerCase();

/**
 * Every line of the usual page is there, whatever stands between; a narrow screen may have a part of
 * the page in another place.
 */
export async function expectWordsThere(page: Page, usual: Reading): Promise<void> {
  const words = lower((await read(page)).lines);
  const missing = usual.lines.filter((line) => !words.includes(line.toLowerCase()));
  expect(missing).toEqual([]);
}

/** What a visitor can use on a page, wherever it is there. */
export const controls = (page: Page) => ({
  menu: page.locator('button[aria-haspopup="dialog"]'),
  drawer: page.locator('dialog'),
  toggle: page.locator('button[aria-controls="password"]'),
  password: page.locator('#password'),
});

/** Islands that have not been woken. */
export const sleeping = (page: Page): Locator => page.locator('astro-island[ssr]');

/** A phone held upright, where the drawer is. */
export const phone = { width: 390, height: 844 };

/** Opens the drawer, sees its links, and closes it. */
export async function expectDrawerWorks(page: Page): Promise<void> {
  const { menu, drawer } = controls(page);
  await menu.click();
  await expect(drawer).toBeVisible();
  for (const { href } of navigation.items) {
    await expect(drawer.locator(`nav a[href="${href}"]`)).toBeVisible();
  }
  await drawer.getByRole('button').click();
  await expect(drawer).toBeHidden();
}

/** Shows the password and masks it again. */
export async function expectToggleWorks(page: Page): Promise<void> {
  const { toggle, password } = controls(page);
  for (const type of ['text', 'password']) {
    await toggle.click();
    await expect(password).toHaveAttribute('type', type);
  }
}

/** Uses every island of the page that a visitor reaches for, until all of them are awake. */
export async function expectIslandsWork(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  if (new URL(page.url()).pathname === bareKind) {
    await expectToggleWorks(page);
  } else {
    await expectDrawerWorks(page);
    await expect(controls(page).menu).toHaveAttribute('aria-expanded', 'false');
  }
  for (const island of await sleeping(page).all()) await island.locator('a').first().hover();
  await expect(sleeping(page)).toHaveCount(0);
}
