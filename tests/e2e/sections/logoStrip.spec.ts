import type { Locator, Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { expectMotion } from '#tests/support/browser/motion.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const { clients } = content.site();
const phone = { width: 360, height: 740 };
const logoStrip = (page: Page) => page.locator('#Empresas').getByRole('list').first();
const logoStripButton = (page: Page) => page.getByRole('checkbox', { name: clients.pause });
/** The position of a logo at a time of the strip's lap, in ms. */
const placeAt = (logo: Locator, moment: number) =>
  logo.evaluate((element, currentTime) => {
    const [lap] = element.closest('ul')?.getAnimations() ?? [];
    if (lap) lap.currentTime = currentTime;
    return element.getBoundingClientRect().left;
  }, moment);

test('a computer shows every logo at once, on white with forced colours too', async ({ page }) => {
  await page.goto('/inicio');
  await expect(logoStrip(page).getByRole('img')).toHaveCount(clients.logos.length);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const logo of await logoStrip(page).getByRole('img').all())
    await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

// Also in browsers without scripts, the strictest ones.
testWithoutScripts.describe('the logos on a phone', () => {
  testWithoutScripts.beforeEach(async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/inicio');
  });

  testWithoutScripts(
    'go round in 15 s without a gap, and stand still from 768 px on',
    async ({ page }) => {
      await expectMotion(logoStrip(page), 'Infinity running');
      await expect(logoStrip(page)).toHaveCSS('animation-duration', '15s');
      const logos = logoStrip(page).getByRole('listitem', { includeHidden: true });
      await expect(logos.filter({ visible: true })).toHaveCount(2 * clients.logos.length);
      const begins = await placeAt(logos.first(), 0);
      expect(await placeAt(logos.nth(clients.logos.length), 14_999)).toBeCloseTo(begins, 0);

      await page.setViewportSize({ width: 768, height: 740 });
      await expectMotion(logoStrip(page));
      await expect(logoStripButton(page)).toBeHidden();
    },
  );

  testWithoutScripts('can be stopped and started, by keyboard too', async ({ page }) => {
    await page.getByText(clients.pause).click();
    await expect(logoStripButton(page)).toBeChecked();
    await expectMotion(logoStrip(page), 'Infinity paused');

    await logoStripButton(page).press('Space');
    await expect(page.locator('label', { hasText: clients.pause })).toHaveCSS(
      'outline-style',
      'solid',
    );
    // Focus or pointer on the strip or its control pauses it too.
    await logoStripButton(page).blur();
    await page.mouse.move(5, 5);
    await expectMotion(logoStrip(page), 'Infinity running');
  });
});

test('with reduced motion a phone shows every logo, and no control', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/inicio');
  await expect(logoStripButton(page)).toBeHidden();
  for (const { name } of clients.logos) {
    const box = await page.getByRole('img', { name, exact: true }).boundingBox();
    const { x, width } = box ?? { x: Number.NaN, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(phone.width);
  }
});
