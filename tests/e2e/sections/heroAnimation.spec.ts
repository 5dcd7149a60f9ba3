import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { content } from '#tests/support/sites/content.ts';
import { expectMotion } from '#tests/support/browser/motion.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const { hero } = content.page('inicio');
const { calm, deviation } = hero.animation;
/** What the fixture's story says. */
const task = 'Cambiar el burlete de la heladera';
const reading = '9°C';
const repairedReading = '4°C';
const repairedScore = 90;
const done = 'Hecha · 4 jun';

const phone = { width: 360, height: 740 };
const animation = (page: Page) => page.locator('[data-animation]');
const animationButton = (page: Page) => animation(page).getByRole('button');

/** Replays the animation by its own button, and stops its parts at their beginning. */
async function tellAgain(page: Page) {
  await expect(animation(page)).not.toHaveAttribute('data-animation', 'waiting');
  await animation(page).evaluate((root) => {
    for (const part of root.getAnimations({ subtree: true })) part.finish();
  });
  await expect(animation(page)).toHaveAttribute('data-animation', 'ended');
  await expect(animationButton(page)).toHaveAccessibleName(hero.animation.replay);
  await animationButton(page).evaluate((button: HTMLElement) => {
    button.click();
    // The page lists an animation only until it has ended.
    const parts = document.querySelector('[data-animation]')?.getAnimations({ subtree: true });
    Object.assign(window, { parts });
  });
  await goToMoment(page, 0);
}

/** Stops all its parts at a time, in ms, so that a slow machine sees the same. */
const goToMoment = (page: Page, moment: number) =>
  page.evaluate((currentTime) => {
    for (const part of (window as unknown as { parts: Animation[] }).parts) {
      part.pause();
      part.currentTime = currentTime;
    }
  }, moment);
const endStory = (page: Page) =>
  page.evaluate(() => {
    for (const part of (window as unknown as { parts: Animation[] }).parts) part.finish();
  });

const onBoard = (page: Page, words: string | number) =>
  page.locator('[data-board]').getByText(String(words), { exact: true });
/** The space between a number and its unit is a margin there. */
const inShop = (page: Page, words: string) =>
  page.locator('[data-shop] p').getByText(words, { exact: true }).filter({ visible: true });

async function expectAnimationAtEnd(page: Page) {
  await expect(onBoard(page, done)).toBeVisible();
  await expect(onBoard(page, repairedScore)).toBeVisible();
  await expect(onBoard(page, task)).toBeVisible();
  await expect(inShop(page, repairedReading)).toBeVisible();
  await expect(inShop(page, reading)).toBeHidden();
  await expect(onBoard(page, deviation)).toBeHidden();
  await expect(onBoard(page, calm)).toBeHidden();
}

test('the animation waits, calm, until half of its picture is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/inicio');
  await expect(animation(page)).toHaveAttribute('data-animation', 'waiting');
  await expectMotion(animation(page), '1 paused');
  await expect(onBoard(page, calm)).toBeVisible();
  await expect(onBoard(page, deviation)).toBeHidden();
  await expect(animationButton(page)).toBeHidden();

  await page.locator('[data-board]').scrollIntoViewIfNeeded();
  await expect(animation(page)).not.toHaveAttribute('data-animation', 'waiting');
});

/** The middle of the animation: the deviation is found, and not yet repaired. */
const FOUND = 4400;

test('the animation goes from calm to a deviation and ends done, with nothing left moving', async ({
  page,
}) => {
  await page.goto('/inicio');
  await tellAgain(page);
  await expect(onBoard(page, calm)).toBeVisible();
  await expect(onBoard(page, deviation)).toBeHidden();

  await goToMoment(page, FOUND);
  await expect(inShop(page, reading)).toBeVisible();
  await expect(onBoard(page, deviation)).toBeVisible();
  await expect(onBoard(page, task)).toBeVisible();
  await expect(onBoard(page, calm)).toBeHidden();
  await expect(onBoard(page, done)).toBeHidden();

  await endStory(page);
  await expectAnimationAtEnd(page);
  // No animation goes on using the processor.
  await expectMotion(animation(page));
});

test('the animation’s button pauses, resumes and replays it', async ({ page }) => {
  await page.goto('/inicio');
  await tellAgain(page);
  await expect(animationButton(page)).toHaveAccessibleName(hero.animation.pause);
  await animationButton(page).press('Enter');
  await expect(animation(page)).toHaveAttribute('data-animation', 'paused');
  await expect(animationButton(page)).toHaveAccessibleName(hero.animation.resume);
  await animationButton(page).press('Enter');
  await expect(animationButton(page)).toHaveAccessibleName(hero.animation.pause);

  await endStory(page);
  await expect(animationButton(page)).toHaveAccessibleName(hero.animation.replay);
});

test('printed in its middle, the animation shows its end', async ({ page }) => {
  await page.goto('/inicio');
  await tellAgain(page);
  await goToMoment(page, FOUND);
  await page.emulateMedia({ media: 'print' });
  await expectAnimationAtEnd(page);
  await expectAccessible(page, 'on paper');
});

test('at every moment of the animation tag, photo, score and mark show the same state of the branch', async ({
  page,
}) => {
  await page.goto('/inicio');
  await tellAgain(page);
  for (let moment = 0; moment <= 8000; moment += 250) {
    await goToMoment(page, moment);
    // The visible state of each part: of the photo, the score and the mark.
    const states = await page
      .locator('[data-board] [data-state]')
      .evaluateAll((parts) =>
        parts
          .filter((part) =>
            part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((part) => (part as HTMLElement).dataset['state']),
      );
    expect(states, `${moment} ms`).toHaveLength(3);
    expect(new Set(states), `${moment} ms`).toHaveProperty('size', 1);
    // The tag is as cold before the deviation as after it.
    await expect(inShop(page, repairedReading), `${moment} ms`).toBeVisible({
      visible: states[0] !== 'found',
    });
  }
});

test('with forced colours the shop keeps its ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/inicio');
  await expect(page.locator('[data-shop]')).toHaveCSS('background-color', 'rgb(29, 16, 56)');
});

testWithoutScripts(
  'without scripts the animation shows its end, and no button',
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/inicio');
    await expectAnimationAtEnd(page);
    await expectMotion(animation(page));
    await expect(animation(page).locator('button')).toBeHidden();
  },
);

test('with reduced motion the animation shows its end, and nothing on the page moves', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/inicio');
  await expectAnimationAtEnd(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(animation(page).locator('button')).toBeHidden();
});
