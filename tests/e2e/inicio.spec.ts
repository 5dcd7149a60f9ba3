import { expect, test } from '#tests/support/test.ts';
import { content } from '#tests/support/content.ts';

const copy = content.page('inicio');
const site = content.site();

test.describe('/inicio', () => {
  test.beforeEach(({ page }) => page.goto('/inicio').then(() => undefined));

  test('opens with the headline, a demo button and the store badges', async ({ page }) => {
    await expect(page).toHaveTitle(copy.seo.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestiona, replica y escala.');
    const hero = page.getByRole('region', { name: 'Gestiona, replica y escala.' });
    await expect(hero.getByRole('link', { name: 'Programar una demo' })).toHaveAttribute(
      'href',
      '/contacto',
    );
    await expect(hero.getByRole('link', { name: /Google Play/ })).toHaveAttribute(
      'href',
      site.stores.googlePlay.href,
    );
    await expect(hero.getByRole('link', { name: /App Store/ })).toHaveAttribute(
      'href',
      site.stores.appStore.href,
    );
  });

  test('asks what happens when visibility and control are lost', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.visibility.title });
    await expect(section.getByRole('heading', { level: 2 })).toContainText(
      /visibilidad y control\?/,
    );
    for (const loss of copy.visibility.losses) await expect(section).toContainText(loss.title);
  });

  test('answers in a line what is asked before a demo, and leads to the whole answer', async ({
    page,
  }) => {
    const section = page.getByRole('region', { name: copy.answers.title });
    for (const { question, answer } of copy.answers.items) {
      await expect(section.getByRole('listitem').filter({ hasText: question })).toContainText(
        answer,
      );
    }
    const [first] = copy.answers.items;

    await section.getByRole('link', { name: first?.question ?? '' }).click();

    await expect(page).toHaveURL(first?.href ?? '');
    await expect(page.locator('details:target')).toHaveAttribute('open', '');
  });

  test('shows the clients’ logos and the figures at #Empresas', async ({ page }) => {
    const section = page.locator('#Empresas');
    await expect(section.getByRole('img')).toHaveCount(site.clients.logos.length);
    for (const { principal, secundario } of site.figures) {
      await expect(section.getByText(principal, { exact: true })).toBeVisible();
      await expect(section.getByText(secundario, { exact: true })).toBeVisible();
    }
  });

  test('repeats the call to action at #Inicio', async ({ page }) => {
    const banner = page.locator('#Inicio');
    await expect(banner.getByRole('heading')).toHaveText('Descubre cómo Lineo puede ayudarte');
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/contacto');
  });

  test('offers the product video behind a poster', async ({ page }) => {
    await expect(page.getByRole('link', { name: site.video.play })).toHaveAttribute(
      'href',
      site.video.watch,
    );
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('has a floating WhatsApp button with the message already written', async ({ page }) => {
    const button = page.getByRole('link', { name: site.whatsapp.label });
    const href = new URL((await button.getAttribute('href')) ?? '');
    expect(href.origin + href.pathname).toBe(`https://wa.me/${site.whatsapp.number}`);
    expect(href.searchParams.get('text')).toBe(site.whatsapp.message);
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('rel', 'noopener');
  });
});
