import { content } from '#tests/support/content.ts';
import { pushed } from '#tests/support/dataLayer.ts';
import { playScheduler, schedulerFrame, schedulerOrigin } from '#tests/support/hubspot.ts';
import { expect, test } from '#tests/support/test.ts';

// The parameters of a campaign go from page to page, to the scheduler and into no report.

const { navigation } = content.site();

const campaign = '?utm_source=x&utm_campaign=y&gclid=z';
const demo = '[data-cta-id="hero-demo"]';

test('a campaign goes by way of several pages to the booking', async ({ page }) => {
  await playScheduler(page);
  await page.goto(`/landing/auditorias${campaign}&otra=cosa`);
  const menu = page.getByRole('navigation', { name: navigation.label, exact: true });
  await menu.getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(`/blogs${campaign}`);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/_.*\?utm_source=x&utm_campaign=y&gclid=z$/);

  const asked = page.waitForRequest((request) => request.url().startsWith(schedulerOrigin));
  await page.locator('[data-cta-id="articulo-demo"]').press('Enter');

  await expect(page).toHaveURL(`/contacto${campaign}`);
  const told = new URL((await asked).url()).searchParams;
  expect([told.get('utm_source'), told.get('utm_campaign')]).toEqual(['x', 'y']);
  await schedulerFrame(page).getByRole('button', { name: 'Confirmar la reunión' }).click();
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toBeVisible();
  expect(await pushed(page)).toEqual([{ event: 'hubspot_meeting_booked', page_path: '/contacto' }]);
});

test('a campaign goes into a new tab, and leaves the page as it was', async ({ page, context }) => {
  await page.goto(`/inicio${campaign}`);
  for (const options of [
    { modifiers: ['ControlOrMeta' as const] },
    { button: 'middle' as const },
  ]) {
    const opened = context.waitForEvent('page');

    await page.locator(demo).click(options);

    await expect(await opened).toHaveURL(`/contacto${campaign}`);
    await expect(page.locator(demo)).toHaveAttribute('href', '/contacto');
    await expect(page).toHaveURL(`/inicio${campaign}`);
  }
});
