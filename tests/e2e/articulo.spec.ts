import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('articulo');
const articles = content.articles();
const article = articles.find(({ id }) => id === 'escalar_una_franquicia') ?? articles[0];
if (!article) throw new Error('The tests’ site has no article.');

test.describe('an article', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${article.id}`);
  });

  test('opens with its title, picture, categories, date and reading time', async ({ page }) => {
    const main = page.getByRole('main');
    const date = main.getByText(copy.article.published).locator('time');
    const [year, , day] = article.fecha.split('-').map(Number);

    await expect(page).toHaveTitle(`${article.titulo} | ${content.site().brand.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.titulo);
    await expect(main.getByRole('img', { name: article.blogImgAlt })).toBeVisible();
    await expect(main.getByRole('list').first().getByRole('listitem')).toHaveText(
      article.categorias,
    );
    await expect(date).toHaveAttribute('datetime', article.fecha);
    await expect(date).toHaveText(new RegExp(`^${day} de [a-z]+ de ${year}$`));
    await expect(main.getByText(/^\d+ min de lectura$/)).toBeVisible();
  });

  test('has a list of its chapters, which reaches them and marks the one being read', async ({
    page,
  }) => {
    const list = page.getByRole('navigation', { name: copy.article.contents });
    const current = list.locator('[aria-current]');
    const chapters = page.getByRole('main').locator('article h2[id]:not(nav *, section *)');
    const titles = await chapters.allTextContents();
    await expect(list.getByRole('link')).toHaveText(titles);
    await expect(current).toHaveCount(0);

    for (const title of [titles[0], titles.at(-1)].map(String)) {
      await list.getByRole('link', { name: title, exact: true }).click();
      await expect(page.locator(':target')).toHaveText(title);
      await expect(page.locator(':target')).toBeInViewport();
      await expect(current).toHaveText(title);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current).toHaveCount(0);
  });

  test('is signed, and ends with each of its sources once', async ({ page }) => {
    await page.goto('/con_todo');
    const text = page.getByRole('main').getByRole('article').first();
    const sources = text.getByRole('region', { name: copy.article.sources }).getByRole('link');
    const linked = text.locator(
      'a[href^="https://"]:not(section:not([data-footnotes]) a, [data-cta-id])',
    );
    const addresses = (links: typeof linked) =>
      links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));

    await expect(text.getByText(copy.article.byline, { exact: true })).toBeVisible();
    await expect(sources.first()).toBeVisible();
    expect(await addresses(sources)).toEqual([...new Set(await addresses(linked))]);
  });

  test('stacks the cells of its tables on a phone, each with its column', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [first, second] = await page
      .getByRole('main')
      .locator('tbody tr')
      .first()
      .locator('td')
      .all();
    const [above, below] = [await first?.boundingBox(), await second?.boundingBox()];

    expect(below?.x).toBe(above?.x);
    expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
    await expect(second ?? page.locator('td')).toHaveAttribute('data-label', /\S/);
  });

  test('suggests what to read next, and leads back to the blog', async ({ page }) => {
    const suggested = page.getByRole('region', { name: copy.article.related });
    const title = await suggested.getByRole('heading', { level: 3 }).innerText();

    await suggested.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: copy.article.back }).click();
    await expect(page).toHaveURL('/blogs');
  });
});
