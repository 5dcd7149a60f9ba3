import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import {
  blockScripts,
  holdRequests,
  waitUntilIdle,
  pushedEvents,
} from '#tests/support/browser/page.ts';
import { fakePlayer, isPlayer } from '#tests/support/vendors/player.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const { video } = content.site();
const { poster } = content.page('contacto').productVideo;

test.beforeEach(({ page }) => fakePlayer(page));

const play = (page: Page) => page.getByRole('link', { name: new RegExp(`${video.play}$`) });
const frame = (page: Page) => page.locator(`iframe[title="${video.title}"]`);
const plainLink = (page: Page) => page.getByRole('link', { name: 'Ver el video en YouTube' });

/** How many times the play button pulses; empty once it has stopped pulsing. */
const pulsesOf = (page: Page) =>
  play(page).evaluate((link) =>
    link
      .getAnimations({ subtree: true })
      .filter((motion) => motion instanceof CSSAnimation)
      .map(({ effect }) => effect?.getTiming().iterations),
  );

async function expectLinks(page: Page) {
  for (const link of [play(page), plainLink(page)]) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', video.watch);
  }
}

test('nothing is requested from the video service before the video is played', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/contacto');
  await expect(play(page).getByRole('img')).toHaveAttribute('alt', poster?.alt ?? video.alt);
  await play(page).hover();
  await play(page).focus();
  await waitUntilIdle(page);
  expect(asked.filter((host) => /youtube|ytimg|google|vimeo/.test(host))).toEqual([]);

  await play(page).click();

  const player = page.frameLocator(`iframe[title="${video.title}"]`);
  await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible();
  const address = new URL((await frame(page).getAttribute('src')) ?? '');
  expect(address.origin + address.pathname).toBe(video.embed);
  expect(address.searchParams.get('autoplay')).toBe('1');
  await expect(frame(page)).toHaveAttribute('allow', /autoplay/);
});

test('the video fades in over 300 ms once its player has loaded', async ({ page }) => {
  const { release } = await holdRequests(page, isPlayer);
  await page.goto('/inicio');

  await test.step('until the player has loaded, its place has the button and the links', async () => {
    await play(page).focus();
    await page.keyboard.press('Enter');
    await expect(frame(page)).toHaveCSS('opacity', '0');
    await expect(frame(page)).toHaveJSProperty('inert', true);
    await expect(play(page)).toBeFocused();
    await expectLinks(page);
  });
  await test.step('then the player appears and has the focus', async () => {
    release();

    await expect(frame(page)).toHaveCSS('opacity', '1');
    await expect(frame(page)).toHaveCSS('transition-property', 'opacity');
    await expect(frame(page)).toHaveCSS('transition-duration', '0.3s');
    await expect(frame(page)).toBeFocused();
    await expect(play(page)).toBeHidden();
    await expect(plainLink(page)).toBeVisible();
  });
});

test('a video that never loads keeps its links and stops pulsing', async ({ page }) => {
  await holdRequests(page, isPlayer);
  await page.goto('/inicio');

  await play(page).click({ clickCount: 3 });

  await expect(frame(page)).toHaveCount(1);
  expect(await pushedEvents(page)).toHaveLength(1);
  await expectLinks(page);
  // The impatient clicks opened nothing else.
  expect(page.context().pages()).toHaveLength(1);
  expect(await pulsesOf(page)).toEqual([5]);
  await play(page).evaluate((link) => {
    for (const pulse of link.getAnimations({ subtree: true })) pulse.finish();
  });
  expect(await pulsesOf(page)).toEqual([]);
});

test('a Ctrl-click is left to the browser, and a loading player takes no focus', async ({
  page,
}) => {
  await blockScripts(page);
  const { release } = await holdRequests(page, isPlayer);
  await page.goto('/inicio');
  // The tab itself is not opened, because headless Chromium 150 crashes in one of four such clicks.
  await page.evaluate(() => {
    const noteAndStop = (event: Event) => {
      document.body.dataset['prevented'] = String(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', noteAndStop, { once: true });
  });
  await play(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(page.locator('body')).toHaveAttribute('data-prevented', 'false');
  await expect(frame(page)).toHaveCount(0);

  await play(page).click();
  await plainLink(page).focus();
  release();

  await expect(frame(page)).toHaveCSS('opacity', '1');
  await expect(plainLink(page)).toBeFocused();
});
