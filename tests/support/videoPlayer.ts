import type { FrameLocator, Page, Route } from 'playwright/test';
import { content } from './content.ts';

const { video } = content.site();

/** Where the player lives. */
export const playerOrigin = new URL(video.embed).origin;

/** The working player. */
export const answerPlayer = (route: Route): Promise<void> =>
  route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: '<!doctype html><html lang="es"><title>Video</title><button type="button">Pausar</button>',
  });

/** Fakes the video's player on its own host. */
export async function playPlayer(
  page: Page,
  answer: (route: Route) => unknown = answerPlayer,
): Promise<void> {
  await page.route(
    ({ origin }) => origin === playerOrigin,
    (route) => answer(route),
  );
}

/** The inside of the player's frame. */
export const playerFrame = (page: Page): FrameLocator =>
  page.frameLocator(`iframe[title="${video.title}"]`);
