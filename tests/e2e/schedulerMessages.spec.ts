import type { BrowserContext, Frame, Page } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import {
  hostileMessages,
  OWN_ORIGIN,
  type HostileMessage,
  type Sender,
} from '#tests/support/hostileMessages.ts';
import { playScheduler, schedulerFrame, schedulerOrigin } from '#tests/support/hubspotMeetings.ts';
import { playerFrame, playPlayer } from '#tests/support/videoPlayer.ts';
import { expect, test } from '#tests/support/test.ts';

declare global {
  interface Window {
    /** Origins of the messages that have reached the page, in order. */
    received?: string[];
  }
}

const copy = content.page('contacto').scheduler;
const { scheduler, video } = content.site();

/** How many messages make a flood. */
const FLOOD = 10_000;

const home = (page: Page) => page.getByRole('link', { name: 'Volver al inicio' });

/** What analytics has been told; the listener tells it in the same breath in which it believes. */
const pushed = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

const receivedCount = (page: Page) => page.evaluate(() => window.received?.length ?? 0);

/** Opens the page with a scheduler that works, counting the messages that arrive. */
async function openPage(page: Page): Promise<Frame> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    window.received = [];
    addEventListener('message', ({ origin }) => window.received?.push(origin));
  });
  await playScheduler(page);
  await page.goto('/contacto');
  await expect(schedulerFrame(page).getByRole('button').first()).toBeVisible();
  return frameAt(page, schedulerOrigin);
}

/** The frame whose address starts so, once it is there. */
async function frameAt(page: Page, start: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(start));
  await expect.poll(find, { message: start }).toBeTruthy();
  return find() as Frame;
}

/** An empty page at every host that is not the site's own, for messages to be sent from. */
const playOtherHosts = (context: BrowserContext) =>
  context.route(
    ({ hostname, pathname }) => hostname !== 'localhost' && pathname.startsWith('/remitente'),
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  );

/** Adds a frame to a document and gives it once it is there. */
async function addFrame(
  owner: Page | Frame,
  page: Page,
  attributes: Record<string, string>,
): Promise<Frame> {
  const known = new Set(page.frames());
  await owner.evaluate(async (given) => {
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(given)) frame.setAttribute(name, value);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
  }, attributes);
  const find = () => page.frames().find((frame) => !known.has(frame));
  await expect.poll(find).toBeTruthy();
  return find() as Frame;
}

/** The window that a hostile message is sent from, and what it knows the page by. */
async function senderOf(
  { sender, origin }: HostileMessage,
  page: Page,
  agenda: Frame,
): Promise<{ from: Page | Frame; target: string }> {
  const nested = { src: `${origin}/remitente` };
  switch (sender) {
    case 'nested':
      return { from: await addFrame(agenda, page, nested), target: 'top' };
    case 'sandboxed': {
      const attributes = { src: `${schedulerOrigin}/remitente`, sandbox: 'allow-scripts' };
      return { from: await addFrame(agenda, page, attributes), target: 'top' };
    }
    case 'data':
      return {
        from: await addFrame(agenda, page, { src: 'data:text/html,<p>x' }),
        target: 'top',
      };
    case 'srcdoc':
      return { from: await addFrame(agenda, page, { srcdoc: '<p>x' }), target: 'top' };
    case 'sibling':
      return { from: await addFrame(page, page, nested), target: 'parent' };
    case 'popup': {
      const opened = page.waitForEvent('popup');
      await page.evaluate((address) => void window.open(address), nested.src);
      const popup = await opened;
      await popup.waitForLoadState();
      return { from: popup, target: 'opener' };
    }
    case 'led': {
      await agenda.evaluate((address) => void location.assign(address), nested.src);
      await agenda.waitForURL(nested.src);
      return { from: agenda, target: 'parent' };
    }
    case 'page':
      return { from: page, target: 'window' };
    default:
      return { from: agenda, target: 'parent' };
  }
}

/** The page with a policy that lets its frames go anywhere: the listener has to hold by itself. */
const openPolicy = (page: Page) =>
  page.route('/contacto', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/frame-src [^;"]*/, 'frame-src *');
    const headers = { ...response.headers(), 'content-security-policy': '' };
    await route.fulfill({ response, headers, body });
  });

const groups: Partial<Record<Sender, string>> = {
  scheduler: 'the scheduler itself, of anything but a booking',
  led: 'the scheduler’s frame, led elsewhere',
  nested: 'a frame inside the scheduler',
  sandboxed: 'a sandboxed frame inside the scheduler',
  data: 'a frame made of data inside the scheduler',
  srcdoc: 'a frame without address inside the scheduler',
  sibling: 'another frame of the page',
  popup: 'another window',
  page: 'the page itself',
};

/** Whoever is inside, beside and outside the frame, and the frame itself. */
const always = [groups.scheduler, groups.nested, groups.sibling, groups.popup];

test.describe('/contacto ignores', () => {
  for (const [sender, name] of Object.entries(groups)) {
    const messages = hostileMessages.filter((message) => message.sender === sender);
    const tag = always.includes(name) ? [] : COMPLETE;

    test(
      `F15 what is told by ${name} (${messages.length} messages)`,
      { tag },
      async ({ page, context, baseURL }) => {
        test.slow();
        await playOtherHosts(context);
        if (sender === 'led') await openPolicy(page);
        const agenda = await openPage(page);

        for (const message of messages) {
          const { from, target } = await senderOf(message, page, agenda);
          const before = await receivedCount(page);
          await from.evaluate(`void ${target}.postMessage((${message.payload.toString()})(), '*')`);
          await expect.poll(() => receivedCount(page), message.name).toBe(before + 1);

          const origin = message.origin === OWN_ORIGIN ? baseURL : message.origin;
          expect(await page.evaluate(() => window.received?.at(-1)), message.name).toBe(origin);
          expect(await pushed(page), message.name).toEqual([]);
          if (from !== agenda && from !== page && 'close' in from) await from.close();
        }

        await expect(home(page)).toHaveCount(0);
        if (sender === 'led') await agenda.goto(scheduler.url);
        await schedulerFrame(page).getByRole('button', { name: 'Confirmar la reunión' }).click();
        await expect(home(page)).toBeVisible();
        expect(await pushed(page)).toEqual([
          { event: 'hubspot_meeting_booked', page_path: '/contacto' },
        ]);
      },
    );
  }

  test('F15 the scheduler’s own address in a sandbox', async ({ page }) => {
    await playScheduler(page, {
      frame: (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'Content-Security-Policy': 'sandbox allow-scripts' },
          body: `<script>
            parent.postMessage({ meetingBookSucceeded: true }, '*');
            parent.postMessage('said', '*');
          </script>`,
        }),
    });
    await page.addInitScript(() => {
      addEventListener('message', ({ origin, data }) => {
        if (data === 'said') document.documentElement.dataset['said'] = origin;
      });
    });

    await page.goto('/contacto');

    await expect(page.locator('html')).toHaveAttribute('data-said', 'null');
    expect(await pushed(page)).toEqual([]);
    await expect(home(page)).toHaveCount(0);
  });

  test(
    'F15 whoever has made every object inherit the flag',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Object.prototype, 'meetingBookSucceeded', { value: true });
      });
      await openPage(page);

      const { length } = await page.evaluate(() => window.received ?? []);

      expect(length).toBeGreaterThan(0);
      expect(await pushed(page)).toEqual([]);
      await expect(home(page)).toHaveCount(0);
    },
  );

  test(
    `F15 a flood of ${FLOOD} messages, and stays in use`,
    { tag: COMPLETE },
    async ({ page, context }) => {
      await playOtherHosts(context);
      await playPlayer(page);
      const agenda = await openPage(page);
      const evil = await addFrame(agenda, page, {
        src: `${schedulerOrigin}.evil.example/remitente`,
      });
      const before = await receivedCount(page);

      await evil.evaluate((times) => {
        for (let time = 0; time < times; time += 1) {
          window.top?.postMessage({ meetingBookSucceeded: true }, '*');
        }
      }, FLOOD);
      await agenda.evaluate((times) => {
        for (let time = 0; time < times; time += 1) {
          window.parent.postMessage({ height: time, meetingBookSucceeded: 'true' }, '*');
        }
      }, FLOOD);
      await page.getByRole('link', { name: video.play }).click();

      await expect(playerFrame(page).getByRole('button')).toBeVisible();
      await expect.poll(() => receivedCount(page)).toBeGreaterThanOrEqual(before + 2 * FLOOD);
      // The click is told; of a booking there is no word.
      expect(await pushed(page)).toEqual([expect.objectContaining({ event: 'cta_click' })]);
      await expect(home(page)).toHaveCount(0);
      await schedulerFrame(page).getByRole('button', { name: 'Confirmar la reunión' }).click();
      await expect(home(page)).toBeVisible();
    },
  );
});

test.describe('the way into /contacto', () => {
  test(
    'is closed to the scheduler opened in another tab',
    { tag: COMPLETE },
    async ({ page, context }) => {
      await openPage(page);
      await context.route(
        ({ origin }) => origin === schedulerOrigin,
        (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      );

      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: copy.open.label }).click();
      const tab = await opened;
      await tab.waitForURL((url) => url.origin === new URL(scheduler.url).origin);

      expect(await tab.evaluate(() => window.opener)).toBeNull();
    },
  );

  test(
    'is closed to a site that opens the page',
    { tag: COMPLETE },
    async ({ page, context, baseURL }) => {
      await playOtherHosts(context);
      await page.goto('https://evil.example/remitente');

      const opened = context.waitForEvent('page');
      await page.evaluate((address) => {
        Object.assign(window, { victim: window.open(address) });
      }, `${baseURL}/contacto`);
      const victim = await opened;
      await victim.waitForURL('**/contacto');

      await expect
        .poll(() => page.evaluate(() => (window as Window & { victim?: Window }).victim?.closed))
        .toBe(true);
    },
  );
});
