import type { Locator, Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { fakeScheduler } from '#tests/support/hubspot.ts';
import { waitUntilIdle } from '#tests/support/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

const { demoBar, footer, whatsapp } = content.site();

const bar = (page: Page) => page.getByRole('complementary', { name: demoBar.label });

/** Scrolls to where the bar shows: the page's own demo buttons are out of view. */
const scrollToMiddle = (page: Page) =>
  page.getByRole('heading', { level: 3 }).nth(2).scrollIntoViewIfNeeded();

/** The page's visible texts that an element covers. */
const wordsUnder = (element: Locator) =>
  element.evaluate((root) => {
    const box = root.getBoundingClientRect();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      range.selectNodeContents(node);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
      const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true });
      if (isUnder && isSeen && node.textContent?.trim()) found.push(node.textContent.trim());
    }
    return found;
  });

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('the demo bar is there on phones only, and leads to a demo', async ({ page }) => {
  await page.goto('/soluciones');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await scrollToMiddle(page);
  await bar(page).getByRole('link', { name: demoBar.demo.label }).click();
  await expect(page).toHaveURL(demoBar.demo.href);
});

test('the audits landing has its demo and WhatsApp buttons at its top on screens too wide for the demo bar', async ({
  page,
}) => {
  const { head, demo, whatsapp: chat } = content.page('landing/auditorias');
  await page.goto('/landing/auditorias');
  const top = page.getByRole('region', { name: head.title });
  for (const [width, isInHead] of [
    [767, false],
    [768, true],
    [899, true],
  ] as const) {
    await page.setViewportSize({ width, height: 1024 });
    for (const { label } of [demo, chat])
      await expect(top.getByRole('link', { name: label })).toBeVisible({ visible: isInHead });
  }
});

test('the demo bar hides while another demo button, the footer or a field is in use', async ({
  page,
}) => {
  const { demo } = content.page('landing/auditorias');
  await page.goto('/landing/auditorias');
  const first = page.getByRole('main').getByRole('link', { name: demo.label }).first();
  await first.hover();
  await expect(bar(page)).toBeHidden();
  await first.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom - 72));
  await expect(bar(page)).toBeVisible();
  // As slowly as a finger moves: no step shows the whole button at once.
  for (let step = 0; step < 8; step += 1) {
    await page.evaluate(() => scrollBy(0, -10));
    await waitUntilIdle(page);
  }
  await expect(bar(page)).toBeHidden();
  const own = page.getByRole('contentinfo').getByRole('link', { name: footer.demo.label });
  // So low that the page's last own button is above the screen.
  await page.setViewportSize({ width: 390, height: 500 });
  await own.evaluate((link) => link.scrollIntoView());
  await expect(bar(page)).toBeHidden();
  await expect(own).toBeInViewport();

  const { calculator } = content.page('inicio');
  await page.goto('/inicio');
  const field = page.getByLabel(calculator.branches.label);
  await field.focus();
  await expect(bar(page)).toBeHidden();
  await field.blur();
  await expect(bar(page)).toBeVisible();
});

test('the demo bar stays while the header, with larger text, covers part of the other button', async ({
  page,
}) => {
  const { demo } = content.page('landing/auditorias');
  await page.goto('/landing/auditorias');
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  const first = page.getByRole('main').getByRole('link', { name: demo.label }).first();
  await first.evaluate((link) => scrollBy(0, link.getBoundingClientRect().top - 90));
  await waitUntilIdle(page);
  const bottom = await page
    .getByRole('banner')
    .evaluate((one) => one.getBoundingClientRect().bottom);
  expect((await first.boundingBox())?.y).toBeLessThan(bottom);

  await expect(bar(page)).toBeVisible();
});

test('the demo bar hides while the calendar is in view, however high it is', async ({ page }) => {
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

test('the demo bar hides while the phone’s keyboard is open', async ({ page }) => {
  const leave = (height: number) =>
    page.evaluate((value) => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, 'height', { configurable: true, value });
      viewport.dispatchEvent(new Event('resize'));
    }, height);
  await page.goto('/soluciones');
  await scrollToMiddle(page);
  await expect(bar(page)).toBeVisible();
  await leave(420);
  await expect(bar(page)).toBeHidden();
  await leave(844);
  await expect(bar(page)).toBeVisible();
});

test('until the demo bar comes, the WhatsApp button covers no text', async ({ page }) => {
  const float = page.getByRole('main').getByRole('link', { name: whatsapp.label });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/inicio');
    await expect(bar(page)).toBeHidden();
    await expect(float).toBeInViewport({ ratio: 1 });
    expect(await wordsUnder(float), `at ${width} px`).toEqual([]);

    await page.mouse.wheel(0, 900);
    await expect(bar(page)).toBeVisible();
    await expect(float).toBeHidden();
  }
});

test('on a low screen, where the bar is at the end of the page, the WhatsApp button stays', async ({
  page,
}) => {
  const float = page.getByRole('main').getByRole('link', { name: whatsapp.label });
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/inicio');
  // The button of the first picture is above, the picture still in view: elsewhere the bar's time.
  await page
    .getByRole('main')
    .locator('a[data-demo]')
    .first()
    .evaluate((button) => {
      scrollBy({ top: button.getBoundingClientRect().bottom, behavior: 'instant' });
    });
  await expect(page.locator('[data-demo-bar]:not([data-away])')).toHaveCount(1);
  await expect(bar(page)).not.toBeInViewport();

  await expect(float).toBeInViewport({ ratio: 1 });
  await expect(float).toHaveCSS('visibility', 'visible');
});

test('a way to chat is in view at every width and scroll position', async ({ page }) => {
  const chatsInView = () =>
    page.locator('a[href^="https://wa.me/"]').evaluateAll(
      (links) =>
        links.filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return link.checkVisibility() && top >= 0 && bottom <= innerHeight;
        }).length,
    );
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/soluciones');
    await expect.poll(chatsInView, `the top at ${width} px`).toBeGreaterThan(0);
    await scrollToMiddle(page);
    await expect.poll(chatsInView, `the middle at ${width} px`).toBeGreaterThan(0);
  }
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
