import type { Page, Request } from 'playwright/test';
import { errorRoute, homeRoute, type Route } from '#lib/routes.ts';
import type { Site } from '#schemas/site.ts';
import { isComplete, TODAY } from '#tests/playwright.config.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { content, todaysContent, type Content } from '#tests/support/content.ts';
import { expectFit } from '#tests/support/fit.ts';
import { unseenFocus } from '#tests/support/focus.ts';
import { waitUntilIdle } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';
import {
  expectSameWords,
  markWords,
  wordsWritten,
  type WrittenWords,
} from '#tests/support/writtenWords.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Screen extends Route {
  status: number;
}

/** No script but that of consent; at most the page, two font files, the icons and a scene. */
function expectFewRequests(requests: readonly Request[], { analytics }: Site) {
  const hasConsent = analytics.containerId !== null;
  const asked = requests.filter(
    (request) => !hasConsent || !request.url().endsWith('/medicion/consentimiento.js'),
  );
  const paths = asked
    .filter((request) => request.resourceType() !== 'image')
    .map((request) => new URL(request.url()))
    .filter(({ hostname }) => hostname === 'localhost')
    .map(({ pathname }) => pathname);
  const scripts = asked.filter((request) => request.resourceType() === 'script');
  expect.soft(scripts.map((request) => request.url())).toEqual([]);
  expect.soft(paths.filter((path) => /\.m?js$/.test(path))).toEqual([]);
  expect.soft(new Set(paths).size, paths.join(' ')).toBeLessThanOrEqual(5);
}

async function expectStill(page: Page) {
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect.soft(moving, 'animations with reduced motion').toBe(0);
  await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
}

async function expectNothingKept(page: Page) {
  expect.soft(await page.context().cookies(), 'cookies').toEqual([]);
  expect.soft(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
}

async function expectSkipLink(page: Page, name: string) {
  const skip = page.getByRole('link', { name, exact: true });
  await expect.soft(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect.soft(skip).toBeFocused();
  await expect.soft(skip).toBeInViewport({ ratio: 1 });
  // A trial click fails if something covers it.
  await skip.click({ trial: true });
  await page.keyboard.press('Enter');
  await expect.soft(page.getByRole('main')).toBeFocused();
}

/** Text size and spacing that visitors may set (WCAG 1.4.4, 1.4.12). */
const LARGE_TEXT = `
  html { font-size: 200% !important; }
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
`;

async function expectLargeTextFits(page: Page) {
  const apply = (css: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await apply(LARGE_TEXT);
  await expectFit(page, 768);
  await apply('');
}

/** Collects console errors, except unreachable vendors and the 404 of the page itself. */
function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isExpected =
      message.text().includes('net::ERR_NAME_NOT_RESOLVED') ||
      message.location().url === page.url();
    if (message.type() === 'error' && !isExpected) errors.push(message.text());
  });
  return errors;
}

/** In print, portrait or landscape, nothing floats over the text. */
async function expectPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  for (const width of [718, 1047]) {
    await page.setViewportSize({ width, height: 900 });
    const floating = await page.evaluate(() =>
      // Sticky parts of the content stay in their container.
      [...document.querySelectorAll('body :not(main *)')]
        .filter((element) => element.checkVisibility())
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect.soft(floating, `on paper of ${width} px`).toEqual([]);
  }
}

/** Checks that depend on a page's content. */
async function visit(page: Page, { path, status }: Screen, its: Content) {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));

  await test.step('it answers, with one main heading', async () => {
    // On so low a screen no embed is in view, which would load its script.
    await page.setViewportSize({ width: 320, height: 120 });
    const response = await page.goto(path);
    await waitUntilIdle(page);
    expect(response?.status(), path).toBe(status);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
    await expect.soft(page.getByRole('main')).toBeVisible();
  });
  await test.step('it asks for no script, and for few files', () =>
    expectFewRequests(asked, its.site()));
  await test.step('it fits a phone, a tablet and a computer, with the same words on each, and shows all that is written', async () => {
    await markWords(page, its);
    const written: WrittenWords[] = [];
    for (const width of [768, 1024, 1280, 1440, 1600, 320]) {
      await expectFit(page, width);
      written.push(await wordsWritten(page));
    }
    expectSameWords(written);
  });
}

/** Checks that depend on shared code, of the page that is open. */
async function expectSound(page: Page, { navigation }: Site) {
  await test.step('nothing moves where the visitor wants no motion', () => expectStill(page));
  await test.step('nothing is kept of the visitor', () => expectNothingKept(page));
  await test.step('the first Tab leads past the menu', () => expectSkipLink(page, navigation.skip));
  await test.step('the keyboard’s place is seen wherever it is', async () => {
    expect.soft(await unseenFocus(page), 'where the focus is not seen').toEqual([]);
  });
  await test.step('large text fits', () => expectLargeTextFits(page));
  await test.step('everybody can use it', () => expectAccessible(page, page.url()));
  await test.step('printed, nothing lies over its text', () => expectPaper(page));
}

const sites = [
  { name: 'the tests’ site', content, isWhole: true },
  // The same code as above: `npm test` only runs the checks that content may break.
  { name: 'today’s site', tag: TODAY, content: todaysContent, isWhole: isComplete },
];

for (const { name, tag = [], content: its, isWhole } of sites) {
  const site = its.site();
  const screens: Screen[] = [
    ...[...its.routes(), errorRoute].map((route) => ({ ...route, status: 200 })),
    { ...homeRoute, path: '/no-existe', status: 404 },
  ];

  test.describe(name, { tag }, () => {
    for (const screen of screens) {
      test(`${screen.path} is whole, light, and fits every screen`, async ({ page }) => {
        const errors = watchConsole(page);
        await visit(page, screen, its);
        if (isWhole) await expectSound(page, site);
        else await test.step('everybody can use it', () => expectAccessible(page, page.url()));
        await test.step('it logs no error', () => expect.soft(errors).toEqual([]));
      });
    }
  });
}
