import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/** Expects the unfinished animations inside an element, as «iterations state». */
export const expectMotion = (place: Locator, ...expected: string[]) =>
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

/** How many animations change more than colours. A new colour marks a place and moves nothing. */
export const countMoving = (page: Page) =>
  page.evaluate(() => {
    const about = ['offset', 'computedOffset', 'easing', 'composite'];
    const changed = ({ effect }: Animation) =>
      (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
    return document
      .getAnimations()
      .filter((animation) =>
        changed(animation).some((name) => !about.includes(name) && !/color$/i.test(name)),
      ).length;
  });
