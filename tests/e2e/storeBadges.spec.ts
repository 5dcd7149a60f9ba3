import type { Browser, Page } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { layoutShift, watchLayoutShift } from '#tests/support/layoutShift.ts';
import { loseScripts } from '#tests/support/scripts.ts';
import { expect, test as base } from '#tests/support/test.ts';
import { visitors, type Visitor } from '#tests/support/visitors.ts';

const { navigation, stores } = content.site();

/** A badge that came or went would move ten times as much; a busy machine paints some px late. */
const SHIFT = 0.01;

/** What was decided before there was anything to paint, and what each link was when all was there. */
interface Beginning {
  device: string | undefined;
  displays: Record<string, string[]>;
}

/** What a page of this visitor shows: each device's stores, and where 'Ingreso' leads. */
const shownTo = {
  android: { badges: [stores.googlePlay], login: stores.googlePlay.href },
  ios: { badges: [stores.appStore], login: stores.appStore.href },
  other: { badges: [stores.googlePlay, stores.appStore], login: navigation.login.webService },
};

const test = base.extend<{ visit: (visitor: Visitor) => Promise<Page> }>({
  visit: async ({ browser, baseURL, trouble }, use) => {
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async ({ userAgent, touchPoints, platform }) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        userAgent,
        hasTouch: touchPoints > 0,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => trouble.errors.push(message));
      await page.addInitScript(
        (said) => {
          const say = (name: string, value: unknown) =>
            Object.defineProperty(navigator, name, { get: () => value });
          // An empty header is not sent at all: the browser would fill in its own.
          say('userAgent', said.userAgent);
          say('maxTouchPoints', said.touchPoints);
          say('userAgentData', said.platform ? { platform: said.platform } : undefined);
        },
        { userAgent, touchPoints, platform },
      );
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

const watchBeginning = (page: Page) =>
  page.addInitScript(() => {
    const beginning: Beginning = { device: undefined, displays: {} };
    Object.assign(window, { beginning });
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      beginning.device = document.documentElement.dataset['device'];
    });
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')) {
        const display = link.checkVisibility() ? 'shown' : 'hidden';
        (beginning.displays[link.href] ??= []).push(display);
      }
    });
  });
const beginningOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { beginning: Beginning }).beginning);

const badges = (page: Page) => page.getByRole('main').getByRole('list', { name: stores.label });

async function expectRight(page: Page, { device }: Visitor) {
  const { badges: shown, login } = shownTo[device];
  await expect(badges(page).getByRole('link')).toHaveCount(shown.length);
  for (const { large, href } of shown) {
    await expect(badges(page).getByRole('link', { name: large })).toBeVisible();
    await expect(badges(page).getByRole('link', { name: large })).toHaveAttribute('href', href);
  }
  const entry = page.getByRole('banner').getByRole('link', { name: navigation.login.label });
  await expect(entry).toHaveCount(1);
  await expect(entry).toHaveAttribute('href', login);
}

/** One visitor of each device, the iPad for its disguise; unit tests tell the others apart. */
const examples = [
  'Chrome on an Android phone',
  'Safari on an iPad that says it is a Mac',
  'Chrome on Windows',
];

test.describe('store badge by device, and where «Ingreso» leads', () => {
  for (const visitor of visitors) {
    const tag = examples.includes(visitor.name) ? [] : COMPLETE;
    test(`F46 /app for ${visitor.name}: ${visitor.device}`, { tag }, async ({ visit }) => {
      const page = await visit(visitor);
      await watchBeginning(page);
      await watchLayoutShift(page);
      // What a typeface moves that comes late is another matter.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/app');

      // Decided before there is anything to paint: no wrong badge was ever on the screen.
      const { device, displays } = await beginningOf(page);
      expect(device).toBe(visitor.device);
      const hrefs = shownTo[visitor.device].badges.map(({ href }) => href);
      const header = shownTo[visitor.device].login;
      for (const { href } of [stores.googlePlay, stores.appStore]) {
        // In the page: the badge; in the header: 'Ingreso', twice, of which the drawer hides one.
        const seen = displays[href]?.filter((display) => display === 'shown').length;
        expect(seen, href).toBe(Number(hrefs.includes(href)) + Number(href === header));
      }
      await expectRight(page, visitor);
      expect(await layoutShift(page)).toBeLessThan(SHIFT);

      // The island wakes and changes nothing.
      await badges(page).getByRole('link').first().hover();
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
      await expectRight(page, visitor);
      expect(await layoutShift(page)).toBeLessThan(SHIFT);
    });
  }

  for (const name of examples) {
    const visitor = visitors.find((candidate) => candidate.name === name) as Visitor;

    test(
      `is right with every script file missing: ${name}`,
      { tag: COMPLETE },
      async ({ visit }) => {
        const page = await visit(visitor);
        await loseScripts(page);
        const failed = page.waitForEvent('console', (message) =>
          message.text().startsWith('[astro-island]'),
        );
        await page.goto('/app');
        await expectRight(page, visitor);

        await badges(page).getByRole('link').first().hover();
        await failed;

        await expectRight(page, visitor);
      },
    );

    test(`says the same on the home page, in the drawer too: ${name}`, async ({ visit }) => {
      const page = await visit(visitor);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/inicio');
      const { badges: shown, login } = shownTo[visitor.device];
      await expect(badges(page).getByRole('link')).toHaveCount(shown.length);

      await page.getByRole('button', { name: navigation.menu }).click();

      const entry = page.getByRole('dialog').getByRole('link', { name: navigation.login.label });
      await expect(entry).toHaveCount(1);
      await expect(entry).toBeVisible();
      await expect(entry).toHaveAttribute('href', login);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ['/app', '/inicio']) {
      test(`both, and the web service: ${path}`, async ({ page }) => {
        await page.goto(path);

        await expect(badges(page).getByRole('link')).toHaveCount(2);
        await expect(
          page.getByRole('banner').getByRole('link', { name: navigation.login.label }),
        ).toHaveAttribute('href', navigation.login.webService);
      });
    }
  });
});
