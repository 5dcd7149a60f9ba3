import { readScreens } from '#components/screens/screens.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('soluciones');
const { fillIn, ...network } = readScreens(content.network());

test.describe('/soluciones', () => {
  test.beforeEach(({ page }) => page.goto('/soluciones').then(() => undefined));

  test('opens with what the page is about', async ({ page }) => {
    await expect(page).toHaveTitle(copy.seo.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.head.title);
    await expect(page.getByText(copy.head.lead)).toBeVisible();
  });

  test('shows a card for each area of the platform', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.solutions.title });

    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      copy.solutions.cards.map(({ title }) => title),
    );
    for (const { title, description, points, screen, anchor } of copy.solutions.cards) {
      const heading = page.getByRole('heading', { name: title, exact: true, level: 3 });
      const card = section.getByRole('listitem').filter({ has: heading });
      await expect(card.getByText(fillIn(description))).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveText(points.map(fillIn));
      await expect(
        card.getByRole('img', { name: fillIn(network[screen].words.picture) }),
      ).toBeVisible();
      await expect(card).toHaveId(anchor);
    }
  });

  test('leads from its head to the answer of a question', async ({ page }) => {
    const [link] = copy.head.more;
    const [asked] = copy.questions.items;
    await expect(page.getByText(asked?.answer ?? '')).toBeHidden();

    await page.getByRole('link', { name: link?.label ?? '', exact: true }).click();

    await expect(page.getByText(asked?.answer ?? '')).toBeInViewport();
  });

  test('leads from its index to each area, and to a demo on the way', async ({ page }) => {
    const index = page.getByRole('navigation', { name: copy.solutions.title });
    for (const { title, anchor } of copy.solutions.cards) {
      await index.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(`/soluciones#${anchor}`);
      await expect(
        page.getByRole('heading', { name: title, exact: true, level: 3 }),
      ).toBeInViewport();
    }
    const demo = page.getByRole('link', { name: copy.solutions.demo.action.label });
    await expect(demo.first()).toHaveAttribute('href', copy.solutions.demo.action.href);
  });

  test('keeps its index in view where there is room beside the stops', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/soluciones#${copy.solutions.cards.at(-1)?.anchor}`);
    const index = page.getByRole('navigation', { name: copy.solutions.title });
    await expect(index.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  });

  test('has the strip with the four figures', async ({ page }) => {
    const strip = page.getByRole('region', { name: copy.figures.title });

    await expect(strip.getByRole('definition')).toHaveText(['+3000', '+1800', '+40', '11']);
    await expect(strip.getByRole('term')).toHaveText([
      'usuarios',
      'sucursales',
      'marcas',
      'países',
    ]);
  });

  test('invites to a meeting on the contact page', async ({ page }) => {
    const banner = page.getByRole('region', { name: copy.banner.title });

    await banner.getByRole('link', { name: 'Agendar una reunión' }).click();

    await expect(page).toHaveURL('/contacto');
  });
});
