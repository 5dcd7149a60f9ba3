import { expect, test } from 'vitest';
import * as timings from '#lib/timings.ts';

test('durations are the spec’s, and third parties get eight seconds', () => {
  expect(timings).toMatchObject({
    ...{ cardFade: 1000, articleFade: 500, videoFade: 300, logoLap: 15_000, waitText: 4000 },
    thirdPartyTimeout: 8000,
  });
});
