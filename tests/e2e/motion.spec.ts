import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { content } from '#tests/support/content.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

const { clients } = content.site();
const { hero } = content.page('inicio');

const phone = { width: 360, height: 740 };
const scene = (page: Page) => page.locator('main > section').first().getByRole('img').first();
const sceneControl = (page: Page) => page.getByRole('checkbox', { name: hero.scene.pause });
const strip = (page: Page) => page.locator('#Empresas').getByRole('list').first();
const stripControl = (page: Page) => page.getByRole('checkbox', { name: clients.pause });

/** Pauses all animations at a time, in ms, so that a slow machine sees the same. */
const seek = (page: Page, moment: number) =>
  page.evaluate((currentTime) => {
    for (const animation of document.getAnimations()) {
      // Scroll-driven animations have no time in ms.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, moment);

/** Expects the unfinished animations inside an element, as «iterations state». */
const expectMotion = (place: Locator, ...expected: string[]) =>
  expect
    .poll(() =>
      place.evaluate((root) => {
        const states = root
          .getAnimations({ subtree: true })
          .map(({ effect, playState }) => `${effect?.getTiming().iterations} ${playState}`);
        return [...new Set(states)];
      }),
    )
    .toEqual(expected);

/** Opens the home page with its animations at their start, however long the page took to load. */
async function openMoving(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/inicio');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

const board = (page: Page, words: string) => scene(page).getByText(words, { exact: true });

async function expectSceneAtEnd(page: Page) {
  await expect(board(page, 'Arreglado el 4 jun')).toBeVisible();
  await expect(board(page, '91')).toBeVisible();
  await expect(board(page, '9 °C')).toHaveCSS('opacity', '0');
  await expect(board(page, '4 °C')).toHaveCSS('opacity', '1');
  await expect(board(page, 'Se desvió')).toBeHidden();
  await expect(board(page, 'Todo en orden')).toBeHidden();
}

test('the scene goes from calm to a deviation and ends resolved', async ({ page }) => {
  await openMoving(page);
  await seek(page, 0);
  await expect(board(page, 'Todo en orden')).toBeVisible();
  await expect(board(page, 'Se desvió')).toBeHidden();
  await expect(sceneControl(page)).toBeVisible();
  await seek(page, 5000);
  await expect(board(page, 'Se desvió')).toBeVisible();
  await expect(board(page, 'Cambiar el burlete de la heladera')).toBeVisible();
  await expect(board(page, 'Arreglado el 4 jun')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expectSceneAtEnd(page);
  await expectAccessible(page, 'on paper');
  await page.emulateMedia({ media: null });
  await seek(page, 60_000);
  await expectSceneAtEnd(page);
  await expect(sceneControl(page)).toBeHidden();
  // No animation is left to use the processor.
  await expectMotion(scene(page));
});

test('with forced colours scene and logos keep their grounds', async ({ page }) => {
  const ground = () => scene(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto('/inicio');
  const night = await ground();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const logo of await strip(page).getByRole('img').all())
    await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(night).not.toBe('rgba(0, 0, 0, 0)');
  expect(await ground()).toBe(night);
});

testWithoutScripts('without scripts scene and logos stop and go on', async ({ page }) => {
  await page.setViewportSize(phone);
  await openMoving(page);
  await sceneControl(page).press('Space');
  await expectMotion(scene(page), '1 paused');
  await sceneControl(page).press('Space');
  await expectMotion(scene(page), '1 running');

  await expectMotion(strip(page), 'Infinity running');
  await expect(strip(page)).toHaveCSS('animation-duration', '15s');
  await page.getByText(clients.pause).click();
  await expect(stripControl(page)).toBeChecked();
  await expectMotion(strip(page), 'Infinity paused');
  await stripControl(page).press('Space');
  // Focus or pointer on the strip or its control pauses it too.
  await stripControl(page).blur();
  await page.mouse.move(5, 5);
  await expectMotion(strip(page), 'Infinity running');
  // From 768 px on the logos don't move.
  await page.setViewportSize({ width: 768, height: 740 });
  await expectMotion(strip(page));
  await expect(stripControl(page)).toBeHidden();
});

test('with reduced motion all rests, with nothing left out', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/inicio');
  await expectSceneAtEnd(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(sceneControl(page)).toBeHidden();
  await expect(stripControl(page)).toBeHidden();
  for (const { name } of clients.logos) {
    const box = await page.getByRole('img', { name, exact: true }).boundingBox();
    const { x, width } = box ?? { x: Number.NaN, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(phone.width);
  }
});
