import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

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

      await expect(card.getByRole('link', { name: 'Más info' })).toHaveCount(1);
      // Anywhere on the card, for as long as the button is pressed too.
      const heading = card.getByRole('heading', { name: title });
      await heading.scrollIntoViewIfNeeded();
      const box = await heading.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
      await page.mouse.down();
      await page.locator('a:active').first().waitFor();
      await page.mouse.up();

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

  test('names in each «Más info» the article it is about', async ({ page }) => {
    for (const { titulo } of articles) {
      const card = page.getByRole('article').filter({ hasText: titulo });
      await expect(card.getByRole('link')).toHaveAccessibleName(`${copy.cards.more}: ${titulo}`);
    }
  });

  test('ends with a way to the demo', async ({ page }) => {
    const { title, action } = copy.banner;
    const banner = page.getByRole('region', { name: title });

    await expect(banner.getByRole('link', { name: action.label })).toHaveAttribute(
      'href',
      action.href,
    );
  });

  test('gives the newest article a row of its own', async ({ page }) => {
    const [newest, second] = await page.getByRole('article').all();
    const row = await newest?.boundingBox();
    const next = await second?.boundingBox();

    expect(row?.width).toBeGreaterThan(1000);
    expect(next?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
  });

  test('draws the other cards 325 px wide with a picture 200 px high', async ({ page }) => {
    const card = page.getByRole('article').nth(1);

    expect((await card.boundingBox())?.width).toBe(325);
    expect((await card.getByRole('img').boundingBox())?.height).toBe(200);
  });
});
