import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { fakeScheduler } from '#tests/support/vendors/hubspot.ts';
import { waitUntilIdle } from '#tests/support/browser/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const { demoBar, footer } = content.site();

const bar = (page: Page) => page.getByRole('complementary', { name: demoBar.label });

/** Scrolls to where the bar shows: the page's own demo buttons are far above and below. */
const scrollToTable = (page: Page) =>
  page.getByRole('table').evaluate((table) => table.scrollIntoView({ block: 'center' }));

/** The first demo button of the audits landing, at its top. */
const ownButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: content.page('landing/auditorias').demo.label })
    .first();

/** Scrolls until that button is just under the header’s lower edge, out of sight. */
const putAboveScreen = (page: Page) =>
  ownButton(page).evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom - 72));

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('a phone’s demo bar leads to a demo, and gives way to the keyboard; a computer has none', async ({
  page,
}) => {
  /** Leaves the page this much height of the screen, in px. */
  const leaveRoom = (height: number) =>
    page.evaluate((value) => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, 'height', { configurable: true, value });
      viewport.dispatchEvent(new Event('resize'));
    }, height);
  await page.goto('/soluciones');
  await scrollToTable(page);
  await expect(bar(page)).toBeVisible();
  await leaveRoom(420);
  await expect(bar(page)).toBeHidden();
  await leaveRoom(844);
  await expect(bar(page)).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });

  await scrollToTable(page);
  await bar(page).getByRole('link', { name: demoBar.demo.label }).click();
  await expect(page).toHaveURL(demoBar.demo.href);
});

test('the audits landing shows its demo button and its chat at the top, at every width', async ({
  page,
}) => {
  const { pageHead: head, demo, whatsapp: chat } = content.page('landing/auditorias');
  await page.goto('/landing/auditorias');
  const top = page.getByRole('region', { name: head.title });
  for (const width of [320, 767, 768, 899]) {
    await page.setViewportSize({ width, height: 1024 });
    for (const { label } of [demo, chat])
      await expect(top.getByRole('link', { name: label })).toBeInViewport();
  }
});

test('the demo bar hides as the page’s own demo button comes into sight, however slowly', async ({
  page,
}) => {
  await page.goto('/landing/auditorias');
  await ownButton(page).hover();
  await expect(bar(page)).toBeHidden();

  await putAboveScreen(page);
  await expect(bar(page)).toBeVisible();
  // No step shows the whole button at once.
  for (let step = 0; step < 8; step += 1) {
    await page.evaluate(() => scrollBy(0, -10));
    await waitUntilIdle(page);
  }
  await expect(bar(page)).toBeHidden();
});

test('the demo bar hides while the demo button of the footer is in sight', async ({ page }) => {
  // So low that the page’s last own button is above the screen.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/landing/auditorias');
  const button = page.getByRole('contentinfo').getByRole('link', { name: footer.demo.label });
  await button.evaluate((link) => link.scrollIntoView());
  await expect(button).toBeInViewport();
  await expect(bar(page)).toBeHidden();
});

test('the demo bar hides while a field is filled in', async ({ page }) => {
  await page.goto('/inicio');
  const field = page.getByLabel(content.page('inicio').coverageCalculator.branches.label);
  await field.focus();
  await expect(bar(page)).toBeHidden();
  await field.blur();
  await expect(bar(page)).toBeVisible();
});

test('the demo bar stays while a header in larger text covers the page’s own button', async ({
  page,
}) => {
  await page.goto('/landing/auditorias');
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await ownButton(page).evaluate((link) => scrollBy(0, link.getBoundingClientRect().top - 90));
  await waitUntilIdle(page);
  const header = await page.getByRole('banner').boundingBox();
  expect((await ownButton(page).boundingBox())?.y).toBeLessThan(header?.height ?? 0);

  await expect(bar(page)).toBeVisible();
});

test('the demo bar hides while the calendar is in sight, however high it is', async ({ page }) => {
  // In so low a window, less than a third of the calendar is ever in view.
  await page.setViewportSize({ width: 390, height: 560 });
  await fakeScheduler(page);
  await page.goto('/contacto');
  await page.locator('[data-scheduler]').evaluate((element) => {
    element.style.height = '1700px';
    element.scrollIntoView();
  });
  await expect(page.locator('[data-scheduler="ready"]')).toBeVisible();
  await waitUntilIdle(page);
  await expect(bar(page)).toBeHidden();
});

test('on /contacto the demo bar leads to its own days, and gives way to the closing band’s button', async ({
  page,
}) => {
  // So low that neither the days nor the closing band are in sight between the two.
  await page.setViewportSize({ width: 390, height: 400 });
  const { banner, questions } = content.page('contacto');
  await page.goto('/contacto');
  const title = page.getByRole('heading', { name: questions.title });
  await title.evaluate((heading) => heading.scrollIntoView());
  await bar(page).getByRole('link', { name: banner.action.label }).click();
  await expect(page.getByRole('main').locator(banner.action.href)).toBeInViewport();

  const closing = page.getByRole('region', { name: banner.title });
  const button = closing.getByRole('link', { name: banner.action.label });
  await button.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect(bar(page)).toBeHidden();
});

testWithoutScripts(
  'without scripts the demo bar is there, and covers nothing of the footer',
  async ({ page }) => {
    await page.goto('/soluciones');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });

    await page.keyboard.press('End');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    const link = await last.boundingBox();
    const box = await bar(page).boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  },
);
