import type { Locator } from 'playwright/test';
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
