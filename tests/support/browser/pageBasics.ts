import { expect, test, type Page } from 'playwright/test';
import type { Site } from '#site/siteSchema.ts';
import { expectAccessible } from './axe.ts';
import { expectFit } from './fit/expectFit.ts';
import { unseenFocus } from './focus.ts';
import { countMoving } from './motion.ts';

async function expectStill(page: Page) {
  expect.soft(await countMoving(page), 'animations with reduced motion').toBe(0);
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

/** What every page owes its visitors, checked on the open page, a step for each. */
export async function expectPageBasics(page: Page, { navigation }: Site) {
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
