import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('contacto');
const site = content.site();

test.describe('/contacto', () => {
  test.beforeEach(({ page }) => page.goto('/contacto').then(() => undefined));

  test('opens with an invitation to see the product together', async ({ page }) => {
    await expect(page).toHaveTitle(copy.seo.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.head.title);
    await expect(page.getByText(copy.head.lead)).toBeVisible();
  });

  test('offers the product video behind a poster', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.video.title });
    const play = section.getByRole('link', { name: site.video.play });

    await expect(play.getByRole('img', { name: site.video.alt })).toBeVisible();
    await expect(play).toHaveAttribute('href', site.video.watch);
    await expect(play).toHaveAttribute('target', '_blank');
    await expect(play).toHaveAttribute('rel', 'noopener');
  });

  test('has the scheduler, with a plain link to it in another tab', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.scheduler.title });
    const link = section.getByRole('link', { name: copy.scheduler.open.label });
    const embedded = new URL(site.scheduler.url);

    await expect(section.getByText(copy.scheduler.lead)).toBeVisible();
    await expect(link).toHaveAttribute('href', embedded.origin + embedded.pathname);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(section.getByText(copy.scheduler.privacy)).toBeVisible();
  });

  test('tells other ways to talk: WhatsApp and the phone', async ({ page }) => {
    const other = page.getByRole('complementary', { name: copy.scheduler.other.title });
    const chat = page.getByRole('main').getByRole('link', { name: copy.scheduler.whatsapp.label });

    const href = new URL((await chat.getAttribute('href')) ?? '');
    expect(href.origin + href.pathname).toBe(`https://wa.me/${site.whatsapp.number}`);
    expect(href.searchParams.get('text')).toBe(site.whatsapp.message);
    await expect(other.getByRole('link', { name: site.phone.display })).toHaveAttribute(
      'href',
      `tel:${site.phone.number}`,
    );
  });
});
