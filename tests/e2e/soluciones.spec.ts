import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const copy = content.page('soluciones');

test.describe('/soluciones', () => {
  test.beforeEach(({ page }) => page.goto('/soluciones').then(() => undefined));

  test('opens with what the page is about', async ({ page }) => {
    await expect(page).toHaveTitle(copy.seo.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.head.title);
    await expect(page.getByText(copy.head.lead)).toBeVisible();
  });

  test('shows a card for each area of the platform', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.solutions.title });

    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Auditorías',
      'Métricas',
      'Tareas',
      'Comunicación interna',
      'Planificación',
      'Productividad',
    ]);
    for (const { title, description, points, alt } of copy.solutions.cards) {
      const heading = page.getByRole('heading', { name: title, exact: true, level: 3 });
      const card = section.getByRole('listitem').filter({ has: heading });
      await expect(card.getByText(description)).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveText(points);
      await expect(card.getByRole('img', { name: alt })).toBeVisible();
    }
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
