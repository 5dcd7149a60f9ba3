import type { Page } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { pushed } from '#tests/support/dataLayer.ts';
import { playScheduler, schedulerFrame } from '#tests/support/hubspotMeetings.ts';
import { goBack, test } from '#tests/support/keptPages.ts';
import { expect } from '#tests/support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

// The shell keeps no page: a whole browser is what `npm run test:all` installs.
test.describe('coming back to a page that the browser has kept', { tag: COMPLETE }, () => {
  test('/UnBlog shows the article it showed', async ({ page }) => {
    const copy = content.page('UnBlog').viewer;
    await page.goto('/UnBlog?idBlog=escalar_una_franquicia');
    await expect(title(page)).toContainText('Escalar una franquicia');
    const article = await title(page).innerText();
    await page.getByRole('navigation', { name: copy.neighbours }).getByRole('link').first().click();
    await expect(title(page)).toContainText('Franquicias en Argentina');

    await goBack(page);

    await expect(title(page)).toHaveText(article);
    await expect(page).toHaveURL('/UnBlog');
    expect(await page.evaluate(() => history.state as unknown)).toEqual({
      idBlog: 'escalar_una_franquicia',
    });
  });

  test('F37 /contacto knows of its booking, and counts no second one', async ({ page }) => {
    // The scheduler tells its booking again when it comes back.
    await page.addInitScript(() => {
      const isPage = window === window.top;
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted && !isPage) parent.postMessage({ meetingBookSucceeded: true }, '*');
      });
      addEventListener('message', () => {
        const { dataset } = document.documentElement;
        if (isPage && dataset['restored'] === 'true') dataset['told'] = '';
      });
    });
    await playScheduler(page);
    await page.goto('/contacto');
    await schedulerFrame(page).getByRole('button', { name: 'Confirmar la reunión' }).click();
    const home = page.getByRole('link', { name: 'Volver al inicio' });
    await expect(home).toBeVisible();
    await page.goto('/soluciones');

    await goBack(page);

    await expect(home).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-told', '');
    expect(await page.evaluate(() => window.dataLayer)).toEqual([
      { event: 'hubspot_meeting_booked', page_path: '/contacto' },
    ]);
  });

  test('F37 a call to action on /inicio counts once again, not twice', async ({ page }) => {
    await page.goto('/inicio');
    const demo = page.locator('[data-cta-id="hero-demo"]');
    await demo.click();
    await expect(page).toHaveURL('/contacto');
    await goBack(page);
    expect(await pushed(page)).toHaveLength(1);

    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await demo.click();

    expect(await pushed(page)).toHaveLength(2);
  });
});
