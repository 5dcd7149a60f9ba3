import { errorRoute, notFoundRoute } from '#lib/routes.ts';
import { isComplete } from '#tests/support/run/tags.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { content } from '#tests/support/sites/content.ts';
import { expectFit } from '#tests/support/browser/fit/expectFit.ts';
import { countMoving } from '#tests/support/browser/motion.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = isComplete ? [320, 360, 768, 1024, 1440] : [320, 1440];
/**
 * Only `test:all` runs axe here. The elements are the same that `pages.spec.ts` checks, and they don't depend on the
 * words.
 */
const accessibleAt = isComplete ? [320, 1440] : [];

/** Rules that doubled or shortened texts break: a name must match its label, texts must differ from each other. */
const rulesOfWords = ['label-content-name-mismatch', 'landmark-unique'];

// The site `longest` has texts twice as long and lists as full as their shapes allow; `shortest` has them as short as
// allowed.
// An article and a checklist have only the words around them resized, which are the same on the others.
const alike = content.alikePaths();
const screens = [...content.routes(), notFoundRoute, errorRoute].filter(
  ({ path }) => isComplete || !alike.includes(path),
);

for (const { path } of screens) {
  test(`${path} fits with the longest and the shortest texts that may be written`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of widths) {
      await expectFit(page, width);
      if (!accessibleAt.includes(width)) continue;
      await expectAccessible(page, `${path}, ${width} px`, rulesOfWords);
    }
    expect.soft(await countMoving(page)).toBe(0);
  });
}

test('a menu too long for the bar is a list to unfold on a wide screen too', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'longest', 'A short menu is a bar.');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contacto');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation')).toHaveCount(0);
  await expect(header).toHaveCSS('height', '72px');

  await header.locator('summary').click();
  await expect(header.getByRole('navigation').getByRole('link')).toHaveCount(12);
  await expectFit(page, 1440);
});
