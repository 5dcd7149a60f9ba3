import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('UnBlog');
const articles = content.articles();

/** How many entries of a list say each of these labels, as «label (times)». */
const counted = (labels: string[]) =>
  [...new Set(labels)].map(
    (label) => `${label} (${labels.filter((other) => other === label).length})`,
  );

// What the viewer does with an article is in its own spec; this is the page before any script.
test.describe('/UnBlog', () => {
  test.beforeEach(({ page }) => page.goto('/UnBlog').then(() => undefined));

  test('says that no article was chosen yet', async ({ page }) => {
    await expect(page).toHaveTitle(copy.seo.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.viewer.title);
    await expect(page.getByText(copy.viewer.choose)).toBeVisible();
  });

  test('lists the recent posts, each with a link to it', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.viewer.recent });
    const recent = articles.slice(0, 5);

    await expect(section.getByRole('link')).toHaveText(recent.map(({ titulo }) => titulo));
    for (const { id, titulo } of recent) {
      await expect(section.getByRole('link', { name: titulo })).toHaveAttribute('href', `/${id}`);
    }
  });

  test('says what comments there are', async ({ page }) => {
    const section = page.getByRole('region', { name: 'Comentarios' });

    await expect(section.getByText(copy.viewer.noComments)).toBeVisible();
  });

  test('counts the articles of each month', async ({ page }) => {
    const inSpanish = new Intl.DateTimeFormat('es-AR', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const months = articles.map(({ fecha }) => inSpanish.format(new Date(fecha)));

    await expect(page.getByRole('region', { name: 'Archivos' }).getByRole('listitem')).toHaveText(
      counted(months),
    );
  });

  test('counts the articles of each category', async ({ page }) => {
    const categories = articles.flatMap(({ categorias }) => categorias);
    const sorted = categories.toSorted((a, b) => a.localeCompare(b, 'es'));

    await expect(page.getByRole('region', { name: 'Categorías' }).getByRole('listitem')).toHaveText(
      counted(sorted),
    );
  });

  test('has no neighbours of an article that nobody chose', async ({ page }) => {
    await expect(page.getByRole('navigation', { name: copy.viewer.neighbours })).toHaveCount(0);
  });

  test('is no page that search engines should list, nor a copy of one', async ({ page }) => {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
});
