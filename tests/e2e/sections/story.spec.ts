import type { Page } from 'playwright/test';
import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { content } from '#tests/support/sites/content.ts';
import { expectMotion } from '#tests/support/browser/motion.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const { hero } = content.page('inicio');
const { calm, deviation, resolved } = hero.story;
const { tarea, lectura, lecturaArreglo, puntajeArreglo } = screenDataOf(
  content.sampleNetwork(),
).values;

const phone = { width: 360, height: 740 };
const story = (page: Page) => page.locator('[data-story]');
const storyButton = (page: Page) => story(page).getByRole('button');

/** Replays the story by its own button, and stops its animations at their beginning. */
async function tellAgain(page: Page) {
  await expect(story(page)).not.toHaveAttribute('data-story', 'waiting');
  await story(page).evaluate((root) => {
    for (const part of root.getAnimations({ subtree: true })) part.finish();
  });
  await expect(story(page)).toHaveAttribute('data-story', 'ended');
  await expect(storyButton(page)).toHaveAccessibleName(hero.story.replay);
  await storyButton(page).evaluate((button: HTMLElement) => {
    button.click();
    // The page lists an animation only until it has ended.
    const parts = document.querySelector('[data-story]')?.getAnimations({ subtree: true });
    Object.assign(window, { parts });
  });
  await goToMoment(page, 0);
}

/** Stops all animations of the story at a time, in ms, so that a slow machine sees the same. */
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
const inShop = (page: Page, reading: string) =>
  page
    .locator('[data-shop] p')
    .getByText(reading.replace('\u00a0', ''), { exact: true })
    .filter({ visible: true });

async function expectStoryAtEnd(page: Page) {
  await expect(onBoard(page, resolved)).toBeVisible();
  await expect(onBoard(page, puntajeArreglo)).toBeVisible();
  await expect(onBoard(page, tarea)).toBeVisible();
  await expect(inShop(page, lecturaArreglo)).toBeVisible();
  await expect(inShop(page, lectura)).toBeHidden();
  await expect(onBoard(page, deviation)).toBeHidden();
  await expect(onBoard(page, calm)).toBeHidden();
}

test('the story waits, calm, until half of its picture is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/inicio');
  await expect(story(page)).toHaveAttribute('data-story', 'waiting');
  await expectMotion(story(page), '1 paused');
  await expect(onBoard(page, calm)).toBeVisible();
  await expect(onBoard(page, deviation)).toBeHidden();
  await expect(storyButton(page)).toBeHidden();

  await page.locator('[data-board]').scrollIntoViewIfNeeded();
  await expect(story(page)).not.toHaveAttribute('data-story', 'waiting');
});

/** The middle of the story: the deviation is found, and not yet repaired. */
const FOUND = 4400;

test('the story goes from calm to a deviation and ends resolved, with no animation left', async ({
  page,
}) => {
  await page.goto('/inicio');
  await tellAgain(page);
  await expect(onBoard(page, calm)).toBeVisible();
  await expect(onBoard(page, deviation)).toBeHidden();

  await goToMoment(page, FOUND);
  await expect(inShop(page, lectura)).toBeVisible();
  await expect(onBoard(page, deviation)).toBeVisible();
  await expect(onBoard(page, tarea)).toBeVisible();
  await expect(onBoard(page, calm)).toBeHidden();
  await expect(onBoard(page, resolved)).toBeHidden();

  await endStory(page);
  await expectStoryAtEnd(page);
  // No animation goes on using the processor.
  await expectMotion(story(page));
});

test('the story’s button pauses, resumes and replays it', async ({ page }) => {
  await page.goto('/inicio');
  await tellAgain(page);
  await expect(storyButton(page)).toHaveAccessibleName(hero.story.pause);
  await storyButton(page).press('Enter');
  await expect(story(page)).toHaveAttribute('data-story', 'paused');
  await expect(storyButton(page)).toHaveAccessibleName(hero.story.resume);
  await storyButton(page).press('Enter');
  await expect(storyButton(page)).toHaveAccessibleName(hero.story.pause);

  await endStory(page);
  await expect(storyButton(page)).toHaveAccessibleName(hero.story.replay);
});

test('printed in its middle, the story shows its end', async ({ page }) => {
  await page.goto('/inicio');
  await tellAgain(page);
  await goToMoment(page, FOUND);
  await page.emulateMedia({ media: 'print' });
  await expectStoryAtEnd(page);
  await expectAccessible(page, 'on paper');
});

test('at every moment of the story tag, photo, score and mark show the same state of the branch', async ({
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
    await expect(inShop(page, lecturaArreglo), `${moment} ms`).toBeVisible({
      visible: states[0] !== 'found',
    });
  }
});

test('with forced colours the shop keeps its ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/inicio');
  await expect(page.locator('[data-shop]')).toHaveCSS('background-color', 'rgb(29, 16, 56)');
});

testWithoutScripts('without scripts the story shows its end, and no button', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/inicio');
  await expectStoryAtEnd(page);
  await expectMotion(story(page));
  await expect(story(page).locator('button')).toBeHidden();
});

test('with reduced motion the story shows its end, and nothing on the page moves', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/inicio');
  await expectStoryAtEnd(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(story(page).locator('button')).toBeHidden();
});
