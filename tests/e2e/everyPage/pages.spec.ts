import { content } from '#tests/support/sites/content.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectWhole, screensOf } from '#tests/support/browser/wholePage.ts';

const site = { content, widths: [768, 1024, 1280, 1440, 1600, 320], isWhole: true };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screensOf(content))
  test(`${screen.path} is whole, light, and fits every screen`, ({ page }) =>
    expectWhole(page, screen, site));
