import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('para-quien');

test.describe('/para-quien', () => {
  test.beforeEach(({ page }) => page.goto('/para-quien').then(() => undefined));

  test('asks the visitor what kind of client they are', async ({ page }) => {
    await expect(page).toHaveTitle(copy.seo.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué tipo de cliente sos?');
  });

  test('tells the kinds of client apart, in the order of their file', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...copy.segments.items.map(({ title }) => title),
      copy.banner.title,
    ]);
  });

  for (const segment of copy.segments.items) {
    test(`«${segment.title}» has its signs, its answer and a way to talk`, async ({ page }) => {
      const region = page.getByRole('region', { name: segment.title });

      await expect(region.getByText(segment.text)).toBeVisible();
      await expect(region.getByRole('listitem')).toHaveText(segment.signs);
      await expect(region.getByText(segment.answer)).toBeVisible();
      await expect(region.getByRole('img', { name: segment.alt })).toBeVisible();
      await expect(region.getByRole('link', { name: segment.action.label })).toHaveAttribute(
        'href',
        '/contacto',
      );
    });
  }

  test('ends with an invitation that leads to the contact page', async ({ page }) => {
    const banner = page.getByRole('region', { name: copy.banner.title });

    await banner.getByRole('link').click();

    await expect(page).toHaveURL('/contacto');
  });
});
