import type { Page } from 'playwright/test';
import { stopClock } from '#tests/support/clock.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { kindsWith } from '#tests/support/faultMatrix.ts';
import { frameFaults } from '#tests/support/faults.ts';
import { idle } from '#tests/support/firstLoad.ts';
import { expect, test } from '#tests/support/test.ts';
import {
  answerVimeo,
  answerYouTube,
  playerFrame,
  playerOrigin,
  playPlayer,
} from '#tests/support/videoPlayer.ts';

const { video } = content.site();

const play = (page: Page) => page.getByRole('link', { name: video.play });
const frame = (page: Page) => page.locator(`iframe[title="${video.title}"]`);
const failed = (page: Page) => page.getByRole('link', { name: video.failed });
const opacity = (page: Page) =>
  frame(page).evaluate((element) => getComputedStyle(element).opacity);

/** Requests that leave the site for the player's host or any other of its service. */
const watchPlayerRequests = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/youtube|ytimg|google|vimeo/.test(new URL(request.url()).hostname)) {
      asked.push(request.url());
    }
  });
  return asked;
};

for (const route of ['/inicio', '/contacto']) {
  const tag = route === '/inicio' ? [] : COMPLETE;
  test.describe(`the video on ${route}`, { tag }, () => {
    test('asks nothing of its service before it is asked for', async ({ page }) => {
      const asked = watchPlayerRequests(page);
      await playPlayer(page);
      await page.goto(route);

      await play(page).scrollIntoViewIfNeeded();
      await play(page).hover();
      await play(page).focus();
      await idle(page);

      expect(asked).toEqual([]);
      await expect(page.locator('iframe[title]')).toHaveCount(0);
    });

    test('is a poster and a play button, and plays in a frame once asked to', async ({ page }) => {
      await playPlayer(page);
      await page.goto(route);
      await expect(play(page).getByRole('img')).toHaveAttribute('alt', video.alt);

      await play(page).click();

      await expect(playerFrame(page).getByRole('button', { name: 'Pausar' })).toBeVisible();
      const address = new URL((await frame(page).getAttribute('src')) ?? '');
      expect(address.origin + address.pathname).toBe(video.embed);
      expect(address.searchParams.get('autoplay')).toBe('1');
      expect(address.searchParams.get('origin')).toBe(new URL(page.url()).origin);
      await expect(frame(page)).toHaveAttribute('allow', /autoplay/);
    });

    test('fades in over 300 ms once it can play', async ({ page }) => {
      const waiting = Promise.withResolvers<undefined>();
      await playPlayer(page, (request) => waiting.promise.then(() => answerYouTube(request)));
      await page.goto(route);

      await play(page).click();
      await expect(frame(page)).toBeAttached();
      expect(await opacity(page)).toBe('0');
      await expect(play(page)).toBeVisible();
      waiting.resolve(undefined);

      await expect(frame(page)).toHaveAttribute('data-ready', '');
      await expect.poll(() => opacity(page)).toBe('1');
      await expect(frame(page)).toHaveCSS('transition-property', 'opacity');
      await expect(frame(page)).toHaveCSS('transition-duration', '0.3s');
      await expect(play(page)).toBeHidden();
      await expect(failed(page)).toBeHidden();
    });

    test('lets the page open frames of its configured service and of no other', async ({
      page,
    }) => {
      await page.goto(route);

      const policy =
        (await page
          .locator('meta[http-equiv="content-security-policy"]')
          .getAttribute('content')) ?? '';
      const sources = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
      const others = route === '/contacto' ? [new URL(content.site().scheduler.url).origin] : [];
      expect(sources.toSorted()).toEqual([playerOrigin, ...others].toSorted());
    });
  });
}

test.describe('the video', () => {
  test(
    'takes the focus along for who plays it by keyboard',
    { tag: COMPLETE },
    async ({ page }) => {
      await playPlayer(page);
      await page.goto('/inicio');

      await play(page).focus();
      await page.keyboard.press('Enter');

      await expect(frame(page)).toHaveAttribute('data-ready', '');
      await expect(frame(page)).toBeFocused();
    },
  );

  test('leaves the focus of who has moved on', { tag: COMPLETE }, async ({ page }) => {
    const waiting = Promise.withResolvers<undefined>();
    await playPlayer(page, (request) => waiting.promise.then(() => answerYouTube(request)));
    await page.goto('/inicio');
    const home = page.getByRole('banner').getByRole('link').first();

    await play(page).click();
    await home.focus();
    waiting.resolve(undefined);

    await expect(frame(page)).toHaveAttribute('data-ready', '');
    await expect(home).toBeFocused();
  });

  test('is out of reach until it can be seen', async ({ page }) => {
    await playPlayer(page, () => undefined);
    await page.goto('/inicio', { waitUntil: 'domcontentloaded' });

    await play(page).click();

    await expect(frame(page)).toHaveJSProperty('inert', true);
    await expect(play(page)).toBeFocused();
  });

  test('opens one frame, however often it is asked for', { tag: COMPLETE }, async ({ page }) => {
    await playPlayer(page, () => undefined);
    await page.goto('/inicio', { waitUntil: 'domcontentloaded' });

    await play(page).click({ clickCount: 3 });

    await expect(frame(page)).toHaveCount(1);
  });

  test('opens in a new tab for who asks for one', { tag: COMPLETE }, async ({ page, context }) => {
    await page.goto('/inicio');

    const opened = context.waitForEvent('page');
    await play(page).click({ modifiers: ['ControlOrMeta'] });

    await opened;
    await expect(frame(page)).toHaveCount(0);
  });

  test('believes no message but its player’s', async ({ page }) => {
    await playPlayer(page, (request) => request.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('/inicio');
    await play(page).click();
    await expect(frame(page)).toBeAttached();

    const told = page.evaluate(
      () => new Promise((resolve) => addEventListener('message', resolve, { once: true })),
    );
    await page.evaluate((origin) => {
      postMessage('{"event":"onReady"}', '*');
      const source = document.querySelector('iframe')?.contentWindow ?? null;
      const data = '{"event":"onReady"}';
      dispatchEvent(
        new MessageEvent('message', { data, source, origin: `${origin}.evil.example` }),
      );
      dispatchEvent(new MessageEvent('message', { data, origin }));
    }, playerOrigin);
    await told;

    await expect(frame(page)).not.toHaveAttribute('data-ready');
    expect(await opacity(page)).toBe('0');
  });

  test('of Vimeo works as well', async ({ page }) => {
    const vimeo = 'https://player.vimeo.com';
    await page.route('/inicio', async (request) => {
      const response = await request.fetch();
      const body = (await response.text())
        .replaceAll(playerOrigin, vimeo)
        .replaceAll(
          '{&quot;event&quot;:&quot;listening&quot;}',
          '{&quot;method&quot;:&quot;ping&quot;}',
        )
        .replaceAll('{&#34;event&#34;:&#34;listening&#34;}', '{&#34;method&#34;:&#34;ping&#34;}');
      const headers = Object.entries(response.headers()).map(([name, value]) => [
        name,
        value.replaceAll(playerOrigin, vimeo),
      ]);
      await request.fulfill({
        response,
        body,
        headers: Object.fromEntries(headers) as Record<string, string>,
      });
    });
    await playPlayer(page, answerVimeo, vimeo);
    await page.goto('/inicio');

    await play(page).click();

    await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${vimeo}/`));
    await expect(frame(page)).toHaveAttribute('data-ready', '');
  });

  // Every fault on one page, one of them on the others.
  const [first = '', ...others] = kindsWith('F18');
  const faults = Object.entries(frameFaults);
  for (const [path, fault, answer] of [
    ...faults.map((row) => [first, ...row] as const),
    ...others.map((path) => [path, 'never answers', frameFaults['never answers']] as const),
  ]) {
    const tag = path === first && /never answers|blocked/.test(fault) ? [] : COMPLETE;
    test(
      `F18 on ${path} that ${fault} leaves its poster and a plain link within 8 s`,
      {
        tag,
      },
      async ({ page, context }) => {
        await stopClock(page);
        await playPlayer(page, answer);
        await page.goto(path, { waitUntil: 'domcontentloaded' });

        await play(page).click();
        await expect(frame(page)).toBeAttached();
        await page.clock.runFor(7999);
        await expect(failed(page)).toBeHidden();
        await page.clock.runFor(1);

        await expect(failed(page)).toBeVisible();
        await expect(failed(page)).toHaveAttribute('href', video.watch);
        await expect(page.locator('[aria-live="polite"]', { has: failed(page) })).toHaveCount(1);
        await expect(play(page)).toBeVisible();
        await expect(play(page)).toBeFocused();
        expect(await opacity(page)).toBe('0');

        await context.route(video.watch, (request) => request.fulfill({ body: '' }));
        const opened = context.waitForEvent('page');
        await play(page).click();
        await (await opened).waitForURL(video.watch);
      },
    );
  }

  test(
    'that comes after eight seconds plays, and the words of its failure go',
    { tag: COMPLETE },
    async ({ page }) => {
      const waiting = Promise.withResolvers<undefined>();
      await stopClock(page);
      await playPlayer(page, (request) => waiting.promise.then(() => answerYouTube(request)));
      await page.goto('/inicio', { waitUntil: 'domcontentloaded' });
      await play(page).click();
      await page.clock.runFor(8000);
      await failed(page).focus();

      waiting.resolve(undefined);
      await expect(playerFrame(page).getByRole('button')).toBeAttached();
      await page.clock.runFor(1000);

      await expect(frame(page)).toHaveAttribute('data-ready', '');
      await expect(failed(page)).toBeHidden();
      await expect(frame(page)).toBeFocused();
    },
  );

  test.describe('where motion is not welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('appears without a fade', { tag: COMPLETE }, async ({ page }) => {
      await playPlayer(page);
      await page.goto('/inicio');

      await play(page).click();

      await expect(frame(page)).toHaveCSS('opacity', '1');
      await expect(frame(page)).toHaveCSS('transition-duration', '0s');
      await expect(play(page)).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to its own site', async ({ page }) => {
      await page.goto('/inicio');

      await expect(play(page)).toHaveAttribute('href', video.watch);
      await expect(play(page)).toHaveAttribute('target', '_blank');
      await expect(play(page)).toHaveAttribute('rel', 'noopener');
      await expect(failed(page)).toBeHidden();
    });
  });

  test('plays without any script file', async ({ page }) => {
    await page.route('**/_astro/*.js*', (request) => request.fulfill({ status: 404, body: '' }));
    await playPlayer(page);
    await page.goto('/inicio');

    await play(page).click();

    await expect(frame(page)).toHaveAttribute('data-ready', '');
  });
});
