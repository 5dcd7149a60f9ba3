import type { Locator, Page } from 'playwright/test';
import { screenDataOf } from '#data/network/screenData.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { content } from '#tests/support/content.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

const { clients } = content.site();
const { hero } = content.page('inicio');
const { calm, deviation, resolved } = hero.story;
const { tarea, lectura, lecturaArreglo, puntajeArreglo } = screenDataOf(content.network()).values;

const phone = { width: 360, height: 740 };
const story = (page: Page) => page.locator('[data-story]');
const storyButton = (page: Page) => story(page).getByRole('button');
const logoStrip = (page: Page) => page.locator('#Empresas').getByRole('list').first();
const logoStripButton = (page: Page) => page.getByRole('checkbox', { name: clients.pause });
/** The position of a logo at a time of the strip's lap, in ms. */
const placeAt = (logo: Locator, moment: number) =>
  logo.evaluate((element, currentTime) => {
    const [lap] = element.closest('ul')?.getAnimations() ?? [];
    if (lap) lap.currentTime = currentTime;
    return element.getBoundingClientRect().left;
  }, moment);

/** Replays the story by its own button, and stops its animations at their beginning. */
async function tellAgain(page: Page) {
  await expect(story(page)).not.toHaveAttribute('data-story', 'waiting');
  await story(page).evaluate((root) => {
    for (const part of root.getAnimations({ subtree: true })) part.finish();
  });
  await expect(story(page)).toHaveAttribute('data-story', 'ended');
  await expect(storyButton(page)).toHaveAccessibleName(hero.story.again);
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

const onBoard = (page: Page, words: string | number) =>
  page.locator('[data-board]').getByText(String(words), { exact: true });
const inShop = (page: Page, words: string) =>
  page.locator('[data-shop] p').getByText(words, { exact: true });

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
  await expect(storyButton(page)).toHaveAccessibleName(hero.story.again);
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

test('a computer shows every logo at once; with forced colours they and the shop keep their grounds', async ({
  page,
}) => {
  await page.goto('/inicio');
  await expect(logoStrip(page).getByRole('img')).toHaveCount(clients.logos.length);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const logo of await logoStrip(page).getByRole('img').all())
    await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('[data-shop]')).toHaveCSS('background-color', 'rgb(29, 16, 56)');
});

testWithoutScripts('without scripts the story shows its end, and no button', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/inicio');
  await expectStoryAtEnd(page);
  await expectMotion(story(page));
  await expect(story(page).locator('button')).toBeHidden();
});

// Also in browsers without scripts, the strictest ones.
testWithoutScripts.describe('the logos on a phone', () => {
  testWithoutScripts.beforeEach(async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/inicio');
  });

  testWithoutScripts(
    'go round in 15 s, the second lap where the first one began, and stand still from 768 px on',
    async ({ page }) => {
      await expectMotion(logoStrip(page), 'Infinity running');
      await expect(logoStrip(page)).toHaveCSS('animation-duration', '15s');
      const logos = logoStrip(page).getByRole('listitem', { includeHidden: true });
      await expect(logos.filter({ visible: true })).toHaveCount(2 * clients.logos.length);
      const begins = await placeAt(logos.first(), 0);
      expect(await placeAt(logos.nth(clients.logos.length), 14_999)).toBeCloseTo(begins, 0);

      await page.setViewportSize({ width: 768, height: 740 });
      await expectMotion(logoStrip(page));
      await expect(logoStripButton(page)).toBeHidden();
    },
  );

  testWithoutScripts(
    'can be stopped, where the keyboard is seen too, and go on',
    async ({ page }) => {
      await page.getByText(clients.pause).click();
      await expect(logoStripButton(page)).toBeChecked();
      await expectMotion(logoStrip(page), 'Infinity paused');

      await logoStripButton(page).press('Space');
      await expect(page.locator('label', { hasText: clients.pause })).toHaveCSS(
        'outline-style',
        'solid',
      );
      // Focus or pointer on the strip or its control pauses it too.
      await logoStripButton(page).blur();
      await page.mouse.move(5, 5);
      await expectMotion(logoStrip(page), 'Infinity running');
    },
  );
});

test('with reduced motion nothing moves, and nothing is left out', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/inicio');
  await expectStoryAtEnd(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(story(page).locator('button')).toBeHidden();
  await expect(logoStripButton(page)).toBeHidden();
  for (const { name } of clients.logos) {
    const box = await page.getByRole('img', { name, exact: true }).boundingBox();
    const { x, width } = box ?? { x: Number.NaN, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(phone.width);
  }
});
