import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';

const { video } = content.site();

/** Whether an address is that of the video service's player. */
export const isPlayer = ({ href }: URL): boolean => href.startsWith(video.embed);

/** Fake page of the video service's player. */
export const fakePlayer = (page: Page) =>
  page.route(isPlayer, (route) => {
    const body = '<!doctype html><html lang="es"><title>Video</title><button>Pausar</button>';
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
