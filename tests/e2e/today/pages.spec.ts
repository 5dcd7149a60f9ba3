import { isComplete } from '#tests/support/run/tags.ts';
import { todaysContent } from '#tests/support/sites/content.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectWhole, screensOf } from '#tests/support/browser/wholePage.ts';

// These pages are made by the same code as the fixture's. So `npm test` only asks what content may break, at three of
// the widths.
const site = {
  content: todaysContent,
  widths: isComplete ? [768, 1024, 1280, 1440, 1600, 320] : [768, 1280, 320],
  isWhole: isComplete,
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screensOf(todaysContent))
  test(`${screen.path} is whole, light, and fits every screen`, ({ page }) =>
    expectWhole(page, screen, site));
