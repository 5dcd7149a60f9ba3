import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { content } from '#tests/support/content.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

const { clients } = content.site();
const { hero } = content.page('inicio');

const phone = { width: 360, height: 740 };
const story = (page: Page) => page.locator('[data-story]');
const control = (page: Page) => story(page).getByRole('button');
const strip = (page: Page) => page.locator('#Empresas').getByRole('list').first();
const stripControl = (page: Page) => page.getByRole('checkbox', { name: clients.pause });
/** Where a logo stands at a time of the strip's lap, in ms. */
const placeAt = (logo: Locator, moment: number) =>
  logo.evaluate((element, currentTime) => {
    const [lap] = element.closest('ul')?.getAnimations() ?? [];
    if (lap) lap.currentTime = currentTime;
    return element.getBoundingClientRect().left;
  }, moment);

/** Has the story told again by its own button, and holds its parts at their beginning. */
async function tellAgain(page: Page) {
  await expect(story(page)).not.toHaveAttribute('data-story', 'waiting');
  await story(page).evaluate((root) => {
    for (const part of root.getAnimations({ subtree: true })) part.finish();
  });
  await expect(story(page)).toHaveAttribute('data-story', 'ended');
  await expect(control(page)).toHaveAccessibleName(hero.story.again);
  await control(page).evaluate((button: HTMLElement) => {
    button.click();
    // The page lists them no longer once they are over.
    const parts = document.querySelector('[data-story]')?.getAnimations({ subtree: true });
    Object.assign(window, { parts });
  });
  await seek(page, 0);
}

/** Holds all parts of the story at a time, in ms, so that a slow machine sees the same. */
const seek = (page: Page, moment: number) =>
  page.evaluate((currentTime) => {
    for (const part of (window as unknown as { parts: Animation[] }).parts) {
      part.pause();
      part.currentTime = currentTime;
    }
  }, moment);
const finish = (page: Page) =>
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

const board = (page: Page, words: string) =>
  page.locator('[data-board]').getByText(words, { exact: true });
const shop = (page: Page, words: string) =>
  page.locator('[data-shop] p').getByText(words, { exact: true });

async function expectStoryAtEnd(page: Page) {
  await expect(board(page, 'Arreglado el 4 jun')).toBeVisible();
  await expect(board(page, '90')).toBeVisible();
  await expect(board(page, 'Cambiar el burlete de la heladera')).toBeVisible();
  await expect(shop(page, '4\u00a0°C')).toBeVisible();
  await expect(shop(page, '9\u00a0°C')).toBeHidden();
  await expect(board(page, 'Se desvió')).toBeHidden();
  await expect(board(page, 'Todo en orden')).toBeHidden();
}

test('the story waits, calm, until half of its picture is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/inicio');
  await expect(story(page)).toHaveAttribute('data-story', 'waiting');
  await expectMotion(story(page), '1 paused');
  await expect(board(page, 'Todo en orden')).toBeVisible();
  await expect(board(page, 'Se desvió')).toBeHidden();
  await expect(control(page)).toBeHidden();

  await page.locator('[data-board]').scrollIntoViewIfNeeded();
  await expect(story(page)).not.toHaveAttribute('data-story', 'waiting');
});

test('the story goes from calm to a deviation, ends resolved, and is told again', async ({
  page,
}) => {
  await page.goto('/inicio');
  await tellAgain(page);
  await expect(board(page, 'Todo en orden')).toBeVisible();
  await expect(board(page, 'Se desvió')).toBeHidden();
  await expect(control(page)).toHaveAccessibleName(hero.story.pause);
  await seek(page, 4400);
  await expect(shop(page, '9\u00a0°C')).toBeVisible();
  await expect(board(page, 'Se desvió')).toBeVisible();
  await expect(board(page, 'Cambiar el burlete de la heladera')).toBeVisible();
  await expect(board(page, 'Todo en orden')).toBeHidden();
  await expect(board(page, 'Arreglado el 4 jun')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expectStoryAtEnd(page);
  await expectAccessible(page, 'on paper');
  await page.emulateMedia({ media: null });
  await finish(page);
  await expectStoryAtEnd(page);
  await expect(control(page)).toHaveAccessibleName(hero.story.again);
  // No animation is left to use the processor.
  await expectMotion(story(page));
});

test('a key stops the story and lets it go on', async ({ page }) => {
  await page.goto('/inicio');
  await tellAgain(page);
  await control(page).press('Enter');
  await expect(story(page)).toHaveAttribute('data-story', 'paused');
  await expect(control(page)).toHaveAccessibleName(hero.story.resume);
  await control(page).press('Enter');
  await expect(control(page)).toHaveAccessibleName(hero.story.pause);
});

test('at every moment of the story tag, photo, score and mark show the same state of the branch', async ({
  page,
}) => {
  await page.goto('/inicio');
  await tellAgain(page);
  // Of each part, which of its three states is seen; the tag is as cold before the deviation as after it.
  const parts = [
    '[data-board] figure',
    '[data-board] p:nth-last-child(2) > span',
    '[data-board] p:last-child > span',
  ];
  for (let moment = 0; moment <= 8000; moment += 250) {
    await seek(page, moment);
    const seen = await page.evaluate((selectors) => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const cold = [...document.querySelectorAll('[data-shop] b span:last-child')].some(isSeen);
      const states = selectors.map((selector) =>
        [...document.querySelectorAll(selector)].map(isSeen).join(),
      );
      return { cold, states: [...new Set(states)] };
    }, parts);
    const [now, ...others] = seen.states;
    expect(others, `${moment} ms`).toEqual([]);
    expect(now?.split(',').filter((state) => state === 'true')).toHaveLength(1);
    expect(seen.cold, `${moment} ms`).toBe(now !== 'false,true,false');
  }
});

test('a computer shows every logo; with forced colours the shop and the logos keep their backgrounds', async ({
  page,
}) => {
  const ground = () =>
    page.locator('[data-shop]').evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto('/inicio');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const logos = strip(page).getByRole('img');
  await expect(logos).toHaveCount(clients.logos.length);
  for (const logo of await logos.all())
    await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await ground()).toBe('rgb(29, 16, 56)');
});

testWithoutScripts(
  'without scripts the story shows its end, and the logos can be stopped and go on',
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/inicio');
    await expectStoryAtEnd(page);
    await expectMotion(story(page));
    await expect(story(page).locator('button')).toBeHidden();

    await expectMotion(strip(page), 'Infinity running');
    await expect(strip(page)).toHaveCSS('animation-duration', '15s');
    // A second lap follows the first, and begins where the first one did.
    const logos = strip(page).getByRole('listitem', { includeHidden: true });
    await expect(logos.filter({ visible: true })).toHaveCount(2 * clients.logos.length);
    const begins = await placeAt(logos.first(), 0);
    expect(await placeAt(logos.nth(clients.logos.length), 14_999)).toBeCloseTo(begins, 0);
    await page.getByText(clients.pause).click();
    await expect(stripControl(page)).toBeChecked();
    await expectMotion(strip(page), 'Infinity paused');
    await stripControl(page).press('Space');
    // Its label is what is seen of it.
    await expect(page.locator('label', { hasText: clients.pause })).toHaveCSS(
      'outline-style',
      'solid',
    );
    // Focus or pointer on the strip or its control pauses it too.
    await stripControl(page).blur();
    await page.mouse.move(5, 5);
    await expectMotion(strip(page), 'Infinity running');
    // From 768 px on the logos don't move.
    await page.setViewportSize({ width: 768, height: 740 });
    await expectMotion(strip(page));
    await expect(stripControl(page)).toBeHidden();
  },
);

test('with reduced motion nothing moves, and nothing is left out', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/inicio');
  await expectStoryAtEnd(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(story(page).locator('button')).toBeHidden();
  await expect(stripControl(page)).toBeHidden();
  for (const { name } of clients.logos) {
    const box = await page.getByRole('img', { name, exact: true }).boundingBox();
    const { x, width } = box ?? { x: Number.NaN, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(phone.width);
  }
});
