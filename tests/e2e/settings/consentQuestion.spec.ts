import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { content } from '#tests/support/sites/content.ts';
import { tabThrough } from '#tests/support/browser/focus.ts';
import { layoutShift } from '#tests/support/browser/page.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const words = content.site().analytics.consent;

const banner = (page: Page) => page.getByRole('region', { name: words.title });

/** Scrolls until a link is in the window, but behind the question. */
const putBehindQuestion = (link: Locator) =>
  link.evaluate((element) =>
    scrollBy({
      top: element.getBoundingClientRect().bottom - innerHeight + 150,
      behavior: 'instant',
    }),
  );

async function isAboveQuestion(page: Page, link: Locator): Promise<boolean> {
  const { y: top = 0 } = (await banner(page).boundingBox()) ?? {};
  const { y = Infinity, height = 0 } = (await link.boundingBox()) ?? {};
  return y >= 0 && y + height <= top;
}

const answers = (page: Page) =>
  ['Aceptar', 'Rechazar'].map((name) => banner(page).getByRole('button', { name, exact: true }));

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  await page.goto('/soluciones');
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
});

test('the cookie question says what it asks, and leads to the terms', async ({ page }) => {
  await expect(banner(page)).toContainText(words.text);
  await expect(banner(page).getByRole('link', { name: words.privacy.label })).toHaveAttribute(
    'href',
    /^\/TerminosYCondiciones(#|$)/,
  );
});

test('both answers to the cookie question look alike, so that both are as easy', async ({
  page,
}) => {
  const lookOf = (button: Locator) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, height } = getComputedStyle(element);
      return [backgroundColor, color, fontSize, fontWeight, height];
    });
  const [accept, refuse] = await Promise.all(answers(page).map(lookOf));
  expect(accept).toEqual(refuse);
});

test('the cookie question fits a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the question');
});

test('the cookie question is not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
});

test('Tab reaches the cookie question first, and nothing that it reaches later is behind it', async ({
  page,
}) => {
  const { skip } = content.site().navigation;
  const link = (name: string) => page.getByRole('link', { name }).first();
  for (const stop of [link(skip), link(words.privacy.label), ...answers(page)]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  expect(await tabThrough(page)).toEqual([]);
});

test('the cookie question leaves in sight what has the focus behind it, down to the page’s end', async ({
  page,
}) => {
  // All parts have their final heights, so that no link moves by itself.
  await page.locator('html:not([data-first-view])').waitFor();
  for (const part of ['main', 'contentinfo'] as const) {
    const link = page.getByRole(part).getByRole('link').last();
    await putBehindQuestion(link);
    await link.focus();
    // It may scroll there smoothly.
    await expect.poll(() => isAboveQuestion(page, link), part).toBe(true);
  }
});

test('nothing floats over the answers of the cookie question, and nothing moves when it goes', async ({
  page,
}) => {
  await page.mouse.wheel(0, 2000);
  for (const button of answers(page)) await button.click({ trial: true });
  await banner(page).getByRole('button', { name: 'Rechazar' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});
