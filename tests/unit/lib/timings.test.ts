import { expect, test } from 'vitest';
import * as timings from '#lib/timings.ts';

test('durations are the spec’s', () => {
  expect(timings).toMatchObject({
    cardFade: 1000,
    articleFade: 500,
    videoFade: 300,
    logoLap: 15_000,
    waitText: 4000,
  });
});

test('third parties get eight seconds', () => {
  expect(timings.patience).toBe(8000);
});

test('the header changes once scrolled more than 10 px', () => {
  expect(timings.headerThreshold).toBe(10);
});
