import type { FrameLocator, Page, Route } from 'playwright/test';
import { content } from './content.ts';

const { video } = content.site();

/** Where the player lives. */
export const playerOrigin = new URL(video.embed).origin;

/** A player that, as YouTube's does, misses what comes early and speaks only to who has greeted it. */
const youtubePage = `<!doctype html>
<html lang="es"><title>Video</title><body>
<button type="button">Pausar</button>
<script>
  let early = 1;
  addEventListener('message', ({ data, source, origin }) => {
    if (typeof data !== 'string' || JSON.parse(data).event !== 'listening') return;
    if (early-- > 0) return;
    const to = new URLSearchParams(location.search).get('origin');
    for (const event of ['initialDelivery', 'onReady']) {
      source.postMessage(JSON.stringify({ event, info: null, channel: 'widget' }), to);
    }
  });
</script>`;

/** A player that, as Vimeo's does, answers to a ping. */
const vimeoPage = `<!doctype html>
<html lang="es"><title>Video</title><body>
<script>
  addEventListener('message', ({ data, source, origin }) => {
    const { method } = typeof data === 'string' ? JSON.parse(data) : data;
    if (method === 'ping') source.postMessage(JSON.stringify({ method: 'ping' }), origin);
  });
</script>`;

/** How the player answers its request. */
type Answer = (route: Route) => unknown;

const html =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body });

/** A working YouTube player. */
export const answerYouTube = html(youtubePage);
/** A working Vimeo player. */
export const answerVimeo = html(vimeoPage);

/** Plays the video's player on its own host. */
export async function playPlayer(
  page: Page,
  answer: Answer = answerYouTube,
  origin = playerOrigin,
): Promise<void> {
  await page.route(
    (url) => url.origin === origin,
    (route) => answer(route),
  );
}

/** The inside of the player's frame. */
export const playerFrame = (page: Page): FrameLocator =>
  page.frameLocator(`iframe[title="${video.title}"]`);
