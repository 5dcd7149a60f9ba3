import type { Locator, Page } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { conditions } from '#tests/support/conditions.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const site = content.site();
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation as CSSAnimation).animationName ?? animation.id),
  );

test.describe('with reduced motion nothing moves', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    test('F30 not even the drawer', { tag: COMPLETE }, async ({ page }) => {
      await page.goto('/inicio');

      await page.getByRole('button', { name: site.navigation.menu }).click();
      expect(await running(page)).toEqual([]);
      await page.keyboard.press('Escape');

      expect(await running(page)).toEqual([]);
      await expect(page.locator('dialog')).toBeHidden();
    });

    test('F30 the logos stand still and all of them are there', async ({ page }) => {
      await page.goto('/inicio');

      for (const { name } of site.clients.logos) {
        const logo = page.getByRole('img', { name, exact: true });
        await expect(logo).toBeVisible();
        // None waits beside the screen for its turn to come.
        const { x, width } = (await logo.boundingBox()) ?? { x: Number.NaN, width: 0 };
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(360);
      }
      await expect(page.getByLabel(site.clients.pause)).toBeHidden();
      await expect(page.getByLabel(content.page('inicio').hero.scene.pause)).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ reducedMotion: 'reduce', javaScriptEnabled: false });

    test('neither', async ({ page }) => {
      await page.goto('/inicio');

      expect(await running(page)).toEqual([]);
    });
  });
});

/** How the animations of everything in a place are: their names, lengths and play states. */
const motionOf = (place: Locator) =>
  place.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, animationIterationCount, animationPlayState } =
        getComputedStyle(element);
      return animationName === 'none'
        ? []
        : [{ animationDuration, animationIterationCount, animationPlayState }];
    }),
  );

/** Moves the keyboard focus, as a visitor would, until it is on a control. */
async function tabTo(page: Page, control: Locator, key = 'Tab') {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 100 && !(await isThere()); stops += 1) {
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

test.describe('client logo strip', () => {
  const strip = (page: Page) => page.locator('#Empresas').getByRole('list').first();
  const control = (page: Page) => page.getByRole('checkbox', { name: site.clients.pause });
  const going = (animationPlayState: string) => [
    { animationDuration: '15s', animationIterationCount: 'infinite', animationPlayState },
  ];

  for (const { name, tag, javaScriptEnabled, prepare } of conditions) {
    test.describe(name, { tag }, () => {
      test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });

      test('loops in 15 s on small screens and can be stopped by keyboard', async ({ page }) => {
        await prepare(page);
        await page.goto('/inicio');
        expect(await motionOf(strip(page))).toEqual(going('running'));

        await tabTo(page, control(page));
        await page.keyboard.press('Space');
        await page.keyboard.press('Tab');
        expect(await motionOf(strip(page))).toEqual(going('paused'));
        await tabTo(page, control(page), 'Shift+Tab');
        await page.keyboard.press('Space');
        await page.keyboard.press('Tab');

        expect(await motionOf(strip(page))).toEqual(going('running'));
      });

      test('can be stopped by a tap on its visible name, and stays so', async ({ page }) => {
        await prepare(page);
        await page.goto('/inicio');
        const label = page.getByText(site.clients.pause);
        await expect(label).toBeVisible();
        const box = await label.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);

        await label.click();
        await page.mouse.move(5, 5);

        await expect(control(page)).toBeChecked();
        expect(await motionOf(strip(page))).toEqual(going('paused'));
      });
    });
  }

  test(
    'the control comes before what it stops, and its focus can be seen',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/inicio');
      await tabTo(page, control(page));

      await expect(page.getByText(site.clients.pause)).toHaveCSS('outline-style', 'solid');
      const isBefore = await control(page).evaluate((element) =>
        Boolean(
          element.compareDocumentPosition(
            document.querySelector('#Empresas [role=list]') as Element,
          ) & Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      );
      expect(isBefore).toBe(true);
    },
  );

  for (const width of [768, 1280]) {
    test(`stands still at ${width} px, with nothing to stop`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/inicio');

      expect(await motionOf(strip(page))).toEqual([]);
      await expect(control(page)).toBeHidden();
    });
  }
});
