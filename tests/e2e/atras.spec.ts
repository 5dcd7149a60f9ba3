import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { pushed } from '../support/dataLayer.ts';
import { playScheduler, schedulerFrame } from '../support/hubspotMeetings.ts';
import { expect, test as base } from '../support/test.ts';

/** Pages that the browser may keep when they are left, as it does outside of tests. */
const test = base.extend({
  context: async ({ playwright, launchOptions, baseURL, locale }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: locale ?? '' });
    await use(context);
    await browser.close();
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['restored'] = String(persisted);
      });
    });
    await use(page);
  },
});

/** Goes back from the page's own side; Playwright's way waits for a load that does not come. */
const goBack = async (page: Page) => {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('coming back to a page that the browser has kept', () => {
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

  test('/contacto knows of its booking, and counts no second one', async ({ page }) => {
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
      { event: 'hubspot_meeting_booked' },
    ]);
  });

  test('a call to action counts once again, not twice', async ({ page }) => {
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
