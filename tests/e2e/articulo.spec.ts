import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('articulo');
const { cards } = content.page('blogs');
const articles = content.articles();

/** The articles of the spec. */
const named = ['escalar_una_franquicia', 'franquicias_en_argentina'].map((id) => {
  const article = articles.find((file) => file.id === id);
  if (!article) throw new Error(`The spec's article ${id} is not published.`);
  return article;
});

for (const [index, article] of named.entries()) {
  // Both are made alike: the second is visited by the complete run.
  test.describe(`/${article.id}`, { tag: index === 0 ? [] : COMPLETE }, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/${article.id}`);
    });

    test('opens with its title, summary, picture and categories', async ({ page }) => {
      const main = page.getByRole('main');

      await expect(page).toHaveTitle(`${article.titulo} | ${content.site().brand.name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.titulo);
      await expect(main.getByText(article.descripcion)).toBeVisible();
      await expect(main.getByRole('img', { name: article.blogImgAlt })).toBeVisible();
      await expect(main.getByRole('list').first().getByRole('listitem')).toHaveText(
        article.categorias,
      );
    });

    test('says when it was published and how long it takes to read', async ({ page }) => {
      const date = page.getByText(copy.article.published).locator('time');
      const [year, , day] = article.fecha.split('-').map(Number);

      await expect(date).toHaveAttribute('datetime', article.fecha);
      await expect(date).toHaveText(new RegExp(`^${day} de [a-z]+ de ${year}$`));
      await expect(page.getByText(/^\d+ min de lectura$/)).toBeVisible();
    });

    test('has a list of its chapters whose links reach them', async ({ page }) => {
      const list = page.getByRole('navigation', { name: copy.article.contents });
      const body = page.getByRole('main').getByRole('article').first();
      const chapters = body
        .getByRole('heading', { level: 2 })
        .and(body.locator('[id]:not(nav *, section *)'));
      const titles = await chapters.allTextContents();

      expect(titles.length).toBeGreaterThan(0);
      await expect(list.getByRole('link')).toHaveText(titles);
      for (const title of [titles[0], titles.at(-1)].map(String)) {
        await list.getByRole('link', { name: title, exact: true }).click();
        await expect(page.locator(':target')).toHaveText(title);
        await expect(page.locator(':target')).toBeInViewport();
      }
    });

    test('marks in that list the chapter that is being read', async ({ page }) => {
      const list = page.getByRole('navigation', { name: copy.article.contents });
      const current = list.locator('[aria-current]');
      await expect(current).toHaveCount(0);

      const last = list.getByRole('link').last();
      const title = await last.innerText();
      await last.click();
      await expect(current).toHaveText(title);

      await page.evaluate(() => scrollTo(0, 0));
      await expect(current).toHaveCount(0);
    });

    test('is signed, and ends with each of its sources once', async ({ page }) => {
      const text = page.getByRole('main').getByRole('article').first();
      const sources = text.getByRole('region', { name: copy.article.sources }).getByRole('link');
      const linked = text.locator('a[href^="https://"]:not(section a, [data-cta-id])');
      const addresses = (links: typeof linked) =>
        links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));

      await expect(text.getByText(copy.article.byline, { exact: true })).toBeVisible();
      expect(await addresses(sources)).toEqual([...new Set(await addresses(linked))]);
    });

    test('stacks the cells of its tables on a phone, each with its column', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const table = page.getByRole('main').locator('table');

      for (const row of await table.locator('tbody tr').all()) {
        const cells = await row.locator('td').all();
        const [first, second] = await Promise.all(cells.map((cell) => cell.boundingBox()));
        expect(second?.x).toBe(first?.x);
        expect(second?.y).toBeGreaterThan(first?.y ?? 0);
        await expect(cells[1] ?? row).toHaveAttribute('data-label', /\S/);
      }
    });

    test('suggests what to read next', async ({ page }) => {
      const section = page.getByRole('region', { name: copy.article.related });
      const others = articles.filter(({ id }) => id !== article.id).map(({ titulo }) => titulo);

      expect(others).toEqual(
        expect.arrayContaining(await section.getByRole('heading', { level: 3 }).allTextContents()),
      );
      const first = section.getByRole('article').first();
      const suggested = await first.getByRole('heading', { level: 3 }).textContent();
      await first.getByRole('link', { name: cards.more }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(suggested ?? '');
    });

    test('leads to the blog and to the contact page', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: copy.banner.action.label })).toHaveAttribute(
        'href',
        '/contacto',
      );
      await main.getByRole('link', { name: copy.article.back }).click();

      await expect(page).toHaveURL('/blogs');
    });
  });
}

test('a note keeps a link within its sentence', async ({ page }) => {
  await page.goto('/con_todo');
  const link = page.getByRole('note').getByRole('link').first();
  const [before, own] = await link.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.previousSibling as Node);
    return [...words.getClientRects(), element.getClientRects()[0]]
      .slice(-2)
      .map((line) => line?.bottom);
  });
  expect(Math.abs(Number(before) - Number(own))).toBeLessThan(8);
});
