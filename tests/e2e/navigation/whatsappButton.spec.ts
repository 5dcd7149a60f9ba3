import type { Locator, Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { textBoxes } from '#tests/support/browser/textBoxes.ts';

const { demoBar, whatsapp } = content.site();
const { pageHead } = content.page('soluciones');

const bar = (page: Page) => page.getByRole('complementary', { name: demoBar.label });
/** The button over the first picture of a page; on home it is beside the demo button. */
const pictureButton = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: whatsapp.label });

/** The words that lie under an element. */
async function wordsUnder(page: Page, element: Locator): Promise<string[]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return (await textBoxes(page, { withDrawings: true }))
    .filter(
      ({ left, right, top, bottom }) =>
        left < x + width && right > x && top < y + height && bottom > y,
    )
    .map(({ words }) => words);
}

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('on any phone the WhatsApp button covers no words, and gives way to the demo bar', async ({
  page,
}) => {
  for (const width of [320, 360, 390])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/inicio');
      await expect(bar(page)).toBeHidden();
      await expect(pictureButton(page)).toBeInViewport({ ratio: 1 });
      expect(await wordsUnder(page, pictureButton(page))).toEqual([]);

      await page.mouse.wheel(0, 900);
      await expect(bar(page)).toBeVisible();
      await expect(pictureButton(page)).toBeHidden();
    });
});

test('on a low screen, where the demo bar waits at the end of the page, the WhatsApp button stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/soluciones');
  // The demo button has scrolled out at the top while the first picture is still in view. On a higher screen the bar
  // would be shown now.
  const demo = page
    .getByRole('main')
    .getByRole('link', { name: pageHead.demo?.label ?? '' })
    .first();
  await demo.evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom, behavior: 'instant' });
  });
  await expect(bar(page)).not.toHaveAttribute('data-away');
  await expect(bar(page)).not.toBeInViewport();

  await expect(pictureButton(page)).toBeInViewport({ ratio: 1 });
  await expect(pictureButton(page)).toHaveCSS('visibility', 'visible');
});

/** How many links to a chat are fully visible. */
const chatsInSight = (page: Page) =>
  page.locator('a[href^="https://wa.me/"]').evaluateAll(
    (links) =>
      links.filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return link.checkVisibility() && top >= 0 && bottom <= innerHeight;
      }).length,
  );

test('a way to chat is in sight at the top and in the middle of a page, at every width', async ({
  page,
}) => {
  await page.goto('/soluciones');
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => chatsInSight(page), `at the top, ${width} px`).toBeGreaterThan(0);
    await page.getByRole('heading', { level: 3 }).nth(2).scrollIntoViewIfNeeded();
    await expect.poll(() => chatsInSight(page), `in the middle, ${width} px`).toBeGreaterThan(0);
  }
});
