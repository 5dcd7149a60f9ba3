import type { Page } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { pushed, stayOnClick } from '#tests/support/dataLayer.ts';
import { playScheduler, schedulerFrame, schedulerOrigin } from '#tests/support/hubspotMeetings.ts';
import { expect, test } from '#tests/support/test.ts';

const { navigation } = content.site();
const menu = (page: Page) => page.getByRole('navigation', { name: navigation.label, exact: true });

/** Books in the scheduler of the page; gives the address that the scheduler was asked with. */
async function book(page: Page): Promise<URLSearchParams> {
  const asked = page.waitForRequest((request) => request.url().startsWith(schedulerOrigin));
  const request = await asked;
  await schedulerFrame(page).getByRole('button', { name: 'Confirmar la reunión' }).click();
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toBeVisible();
  return new URL(request.url()).searchParams;
}

test.describe('a visit that a campaign led to the audits page', () => {
  const campaign = '?utm_source=x&utm_campaign=y';

  test('books on /contacto with the campaign', async ({ page }) => {
    await playScheduler(page);
    await page.goto(`/landing/auditorias${campaign}`);

    await page.getByRole('link', { name: 'Agendar demo sin costo' }).first().click();

    await expect(page).toHaveURL(`/contacto${campaign}`);
    const told = await book(page);
    expect(told.get('utm_source')).toBe('x');
    expect(told.get('utm_campaign')).toBe('y');
    expect(await pushed(page)).toEqual([
      { event: 'hubspot_meeting_booked', page_path: '/contacto' },
    ]);
  });

  test('does so by way of other pages too', { tag: COMPLETE }, async ({ page }) => {
    await playScheduler(page);
    await page.goto(`/landing/auditorias${campaign}&gclid=z&otra=cosa`);
    await menu(page).getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL(`/blogs${campaign}&gclid=z`);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/_.*\?utm_source=x&utm_campaign=y&gclid=z$/);

    await page.locator('[data-cta-id="articulo-demo"]').click();

    await expect(page).toHaveURL(`/contacto${campaign}&gclid=z`);
    const told = await book(page);
    expect([told.get('utm_source'), told.get('utm_campaign')]).toEqual(['x', 'y']);
  });
});

test.describe('a campaign goes along', () => {
  const campaign = '?utm_source=x';
  const demo = (page: Page) => page.locator('[data-cta-id="hero-demo"]');

  test('by keyboard', { tag: COMPLETE }, async ({ page }) => {
    await page.goto(`/inicio${campaign}`);

    await demo(page).press('Enter');

    await expect(page).toHaveURL(`/contacto${campaign}`);
  });

  for (const [way, options] of Object.entries({
    'a click for a new tab': { modifiers: ['ControlOrMeta' as const] },
    'the middle button': { button: 'middle' as const },
  })) {
    test(`into a new tab, with ${way}, and leaves the page as it was`, async ({
      page,
      context,
    }) => {
      await page.goto(`/inicio${campaign}`);
      const opened = context.waitForEvent('page');

      await demo(page).click(options);

      await expect(await opened).toHaveURL(`/contacto${campaign}`);
      await expect(demo(page)).toHaveAttribute('href', '/contacto');
      await expect(page).toHaveURL(`/inicio${campaign}`);
    });
  }

  test('through two clicks in a row', { tag: COMPLETE }, async ({ page }) => {
    await page.goto(`/inicio${campaign}`);

    await demo(page).dblclick({ noWaitAfter: true });

    await expect(page).toHaveURL(`/contacto${campaign}`);
  });

  test('from `/` and from an address in capitals', async ({ page }) => {
    await page.goto(`/${campaign}`);
    await expect(page).toHaveURL(`/inicio${campaign}`);

    await page.goto(`/SOLUCIONES${campaign}`);
    await expect(page).toHaveURL(`/soluciones${campaign}`);
  });

  test('to the article viewer, which shows its article', { tag: COMPLETE }, async ({ page }) => {
    const [newest, second] = content.articles();
    await page.goto(`/UnBlog?idBlog=${newest?.id}&utm_source=x`);
    await expect(page).toHaveURL(`/UnBlog${campaign}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(newest?.titulo ?? '');

    await page
      .getByRole('link', { name: second?.titulo ?? '' })
      .last()
      .click();

    await expect(title).toHaveText(second?.titulo ?? '');
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('x');
  });
});

test('what is told of a click has the page’s path alone', async ({ page }) => {
  await page.goto('/inicio?utm_source=x');
  await stayOnClick(page);

  await page.locator('[data-cta-id="hero-demo"]').click();

  expect(await pushed(page)).toMatchObject([
    { cta_id: 'hero-demo', page_path: '/inicio', destination_url: '/contacto' },
  ]);
});
