import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const copy = content.page('blogs');
const articles = content.articles();

test.describe('/blogs', () => {
  test.beforeEach(({ page }) => page.goto('/blogs').then(() => undefined));

  test('opens with what the blog is about', async ({ page }) => {
    await expect(page).toHaveTitle(copy.seo.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.head.title);
    await expect(page.getByText(copy.head.lead)).toBeVisible();
  });

  for (const [title, path] of [
    ['Escalar una franquicia, ¿es solo abrir más locales?', '/escalar_una_franquicia'],
    ['Franquicias en Argentina: un 2025 de expansión y oportunidades', '/franquicias_en_argentina'],
  ] as const) {
    test(`has a card that leads to «${title}»`, async ({ page }) => {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: title }) });

      await card.getByRole('link', { name: 'Más info' }).click();

      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }

  test('lists every article, newest first, with its picture, date and summary', async ({
    page,
  }) => {
    const cards = page.getByRole('region', { name: copy.cards.title }).getByRole('article');

    await expect(cards.getByRole('heading')).toHaveText(articles.map(({ titulo }) => titulo));
    for (const [index, article] of articles.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('img', { name: article.blogImgAlt })).toBeVisible();
      await expect(card.locator('time')).toHaveAttribute('datetime', article.fecha);
      await expect(card.locator('time')).toHaveText(/^\d{1,2} de [a-z]+ de \d{4}$/);
      await expect(card.getByText(article.descripcion)).toBeVisible();
    }
  });

  test('says which article each «Más info» is about', async ({ page }) => {
    for (const { titulo } of articles) {
      const card = page.getByRole('article').filter({ hasText: titulo });
      await expect(card.getByRole('link', { name: 'Más info' })).toHaveAccessibleDescription(
        titulo,
      );
    }
  });

  test('draws cards 325 px wide with a picture 200 px high', async ({ page }) => {
    const card = page.getByRole('article').first();

    expect((await card.boundingBox())?.width).toBe(325);
    expect((await card.getByRole('img').boundingBox())?.height).toBe(200);
  });
});
