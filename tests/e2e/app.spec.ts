import { readScreens } from '#components/screens/screens.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('app');
const { fillIn, route } = readScreens(content.network());
const { stores } = content.site();

test.describe('/app', () => {
  test.beforeEach(({ page }) => page.goto('/app').then(() => undefined));

  test('invites to download the app', async ({ page }) => {
    await expect(page).toHaveTitle(copy.seo.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Descarga nuestra app');
    await expect(page.getByText(copy.app.lead)).toBeVisible();
    await expect(page.getByRole('img', { name: fillIn(route.words.picture) })).toBeVisible();
  });

  test('has the badges of both stores, which open in another tab', async ({ page }) => {
    const badges = page.getByRole('main').getByRole('list', { name: stores.label });

    await expect(badges.getByRole('link')).toHaveCount(2);
    for (const { large, href } of [stores.googlePlay, stores.appStore]) {
      const badge = badges.getByRole('link', { name: large });
      await expect(badge).toBeVisible();
      await expect(badge).toHaveAttribute('href', href);
      await expect(badge).toHaveAttribute('target', '_blank');
      await expect(badge).toHaveAttribute('rel', 'noopener');
    }
  });

  test('says who can use it', async ({ page }) => {
    await expect(page.getByText(copy.app.account)).toBeVisible();
  });

  test('offers a code to each store to who has a wide screen, and to nobody else', async ({
    page,
  }) => {
    const { googlePlay, appStore } = copy.app.codes;
    for (const [width, isShown] of [
      [1440, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const alt of [googlePlay, appStore]) {
        await expect(page.getByRole('img', { name: alt })).toHaveCount(isShown ? 1 : 0);
      }
    }
  });

  test('tells what the app is for', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.app.featuresTitle });

    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      copy.app.features.map(({ title }) => title),
    );
    for (const { text } of copy.app.features) await expect(section.getByText(text)).toBeVisible();
  });
});
