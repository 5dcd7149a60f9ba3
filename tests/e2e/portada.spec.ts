import type { Locator, Page } from 'playwright/test';
import { conditions } from '#tests/support/conditions.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const site = content.site();
const { scene } = content.page('inicio').hero;
const widths = [320, 360, 390, 430, 599, 600, 767, 768, 899, 900, 1024, 1200, 1440, 1920];

const hero = (page: Page) => page.locator('main > section').first();
const picture = (page: Page) => hero(page).locator('[role=img]');
const control = (page: Page) => page.getByRole('checkbox', { name: scene.pause });

/** Brings the event to a moment, in ms: what runs stands there, however slow the machine is. */
const at = (page: Page, moment: number) =>
  page.evaluate((currentTime) => {
    for (const animation of document.getAnimations()) {
      // What goes with the scrolling has no time of its own.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, moment);

const boxesOf = (places: Locator) =>
  places.evaluateAll((elements) =>
    elements
      .map((element) => ({
        what: element.textContent?.trim() || element.nodeName,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0)
      .map(({ what, box: { left, right, top, bottom } }) => ({ what, left, right, top, bottom })),
  );

test.describe('the map of the cover', () => {
  test.use({ reducedMotion: 'reduce' });

  test('has no shop that anything covers, and the deviating one whole, at any width', async ({
    page,
  }) => {
    await page.goto('/inicio');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const shops = await boxesOf(picture(page).locator('[data-shop]'));
      const others = await boxesOf(picture(page).locator('[data-board], text'));
      expect(shops.length).toBeGreaterThan(0);
      expect(others.length).toBeGreaterThan(1);
      const deviating = shops.at(-1);
      expect(deviating?.left).toBeGreaterThanOrEqual(0);
      expect(deviating?.right).toBeLessThanOrEqual(width);
      const all = [...shops, ...others];
      for (const [index, one] of all.entries()) {
        for (const other of all.slice(index + 1)) {
          const apart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          expect(apart, `at ${width} px: ${one.what} and ${other.what}`).toBe(true);
        }
      }
    }
  });

  test('ends with the score, its mark and the task, when nothing moves', async ({ page }) => {
    await page.goto('/inicio');

    await expect(picture(page).getByText(scene.deviation, { exact: true })).toBeVisible();
    await expect(picture(page).getByText(scene.calm)).toBeHidden();
    await expect(control(page)).toBeHidden();
  });
});

test.describe('the first screen of the cover', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`at ${width}×${height} says what it is, for whom and what to do`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/inicio');
      const { hero: copy } = content.page('inicio');

      for (const words of [copy.eyebrow, copy.title, copy.lead]) {
        await expect(hero(page).getByText(words)).toBeInViewport({ ratio: 1 });
      }
      await expect(hero(page).getByRole('link', { name: copy.action.label })).toBeInViewport({
        ratio: 1,
      });
      await expect(picture(page)).toBeInViewport();
    });
  }

  test('at 1440×900 has the figures', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/inicio');

    for (const { principal, secundario } of site.figures) {
      await expect(hero(page).getByText(principal, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(hero(page).getByText(secundario, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('the event on the cover', () => {
  test('its first frame is whole: the board is there, and no task yet', async ({ page }) => {
    await page.goto('/inicio');
    await at(page, 0);

    await expect(picture(page).getByText(scene.calm)).toBeVisible();
    await expect(picture(page).getByText(scene.deviation, { exact: true })).toBeHidden();
    await expect(picture(page).locator('[data-board]')).toBeVisible();
  });

  test('its last frame is what it rests in, and the control leaves with it', async ({ page }) => {
    await page.goto('/inicio');
    await at(page, 0);
    await expect(control(page)).toBeVisible();
    await at(page, 60_000);

    await expect(picture(page).getByText(scene.calm)).toBeHidden();
    await expect(picture(page).getByText(scene.deviation, { exact: true })).toBeVisible();
    await expect(control(page)).toBeHidden();
  });

  test('is printed as it ends, whenever that is', async ({ page }) => {
    await page.goto('/inicio');
    await at(page, 0);
    await page.emulateMedia({ media: 'print' });

    await expect(picture(page).getByText(scene.deviation, { exact: true })).toBeVisible();
    await expect(picture(page).getByText(scene.calm)).toBeHidden();
  });

  test('happens once', async ({ page }) => {
    await page.goto('/inicio');
    const counts = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter((effect) =>
          (effect as KeyframeEffect).target?.closest('main > section:first-child'),
        )
        .map((effect) => effect?.getTiming().iterations),
    );

    expect(counts.length).toBeGreaterThan(5);
    expect(new Set(counts)).toEqual(new Set([1]));
  });

  for (const { name, tag, javaScriptEnabled, prepare } of conditions) {
    test.describe(name, { tag }, () => {
      test.use({ javaScriptEnabled });

      test('can be stopped and set going again by keyboard', async ({ page }) => {
        await prepare(page);
        await page.goto('/inicio');
        const states = () =>
          picture(page).evaluate((root) => [
            ...new Set(
              [...root.querySelectorAll('*')]
                .map((element) => getComputedStyle(element))
                .filter(({ animationName }) => animationName !== 'none')
                .map(({ animationPlayState }) => animationPlayState),
            ),
          ]);
        expect(await states()).toEqual(['running']);

        await control(page).focus();
        await page.keyboard.press('Space');
        expect(await states()).toEqual(['paused']);
        // Stopped, the control stays for whoever wants to go on.
        await expect(control(page)).toHaveCSS('animation-play-state', 'paused');
        await page.keyboard.press('Space');

        expect(await states()).toEqual(['running']);
      });
    });
  }
});
