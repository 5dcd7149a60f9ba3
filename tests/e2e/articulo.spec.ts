import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const copy = content.page('articulo');
const { cards } = content.page('blogs');
const articles = content.articles();

test('the two articles of the spec are published', () => {
  const published = Object.fromEntries(articles.map(({ id, titulo }) => [id, titulo]));

  expect(published).toMatchObject({
    escalar_una_franquicia: 'Escalar una franquicia, ¿es solo abrir más locales?',
    franquicias_en_argentina: 'Franquicias en Argentina: un 2025 de expansión y oportunidades',
  });
});

for (const article of articles) {
  test.describe(`/${article.id}`, () => {
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
      const chapters = body.getByRole('heading', { level: 2 }).and(body.locator('[id]:not(nav *)'));
      const titles = await chapters.allTextContents();

      expect(titles.length).toBeGreaterThan(2);
      await expect(list.getByRole('link')).toHaveText(titles);
      for (const title of titles) {
        await list.getByRole('link', { name: title, exact: true }).click();
        await expect(page.locator(':target')).toHaveText(title);
        await expect(page.locator(':target')).toBeInViewport();
      }
    });

    test('links its sources where it uses them, over secure addresses', async ({ page }) => {
      const hrefs = await page
        .getByRole('article')
        .locator('p, li, td')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const sources = hrefs.filter((href) => !href.startsWith('/') && !href.startsWith('#'));

      expect(new Set(sources).size).toBeGreaterThan(5);
      expect(sources.filter((href) => !href.startsWith('https://'))).toEqual([]);
    });

    test('suggests what to read next', async ({ page }) => {
      const section = page.getByRole('region', { name: copy.article.related });
      const others = articles.filter(({ id }) => id !== article.id).map(({ titulo }) => titulo);

      expect(others).toEqual(
        expect.arrayContaining(await section.getByRole('heading', { level: 3 }).allTextContents()),
      );
      await section.getByRole('link', { name: cards.more }).first().click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(others.map((title) => title.replaceAll('?', '\\?')).join('|')),
      );
    });

    test('leads to the rest of the site: the blog, the product and the contact page', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      const hrefs = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

      expect(hrefs).toEqual(expect.arrayContaining(['/soluciones', '/contacto']));
      await expect(main.getByRole('link', { name: copy.banner.action.label })).toHaveAttribute(
        'href',
        '/contacto',
      );
      await main.getByRole('link', { name: copy.article.back }).click();

      await expect(page).toHaveURL('/blogs');
    });
  });
}
