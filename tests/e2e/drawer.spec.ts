import type { Page } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { forgetInvokerCommands, forgetLightDismiss } from '#tests/support/engines.ts';
import { holdScripts, loseScripts } from '#tests/support/scripts.ts';
import { expect, test } from '#tests/support/test.ts';
import { translate } from '#tests/support/translator.ts';

const { navigation } = content.site();
const phone = { width: 390, height: 844 };

const menuButton = (page: Page) => page.getByRole('button', { name: navigation.menu });
const closeButton = (page: Page) => page.getByRole('button', { name: navigation.close });
const drawer = (page: Page) => page.getByRole('dialog', { name: navigation.drawerTitle });
const backdrop = { x: 8, y: 500 };

/** Reaches for the island and waits until it says whether the drawer is open. */
async function wakeDrawer(page: Page) {
  await menuButton(page).hover();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
}

async function expectOpen(page: Page) {
  await expect(drawer(page)).toBeVisible();
  expect(await page.locator('dialog:modal').count()).toBe(1);
}

async function expectClosed(page: Page) {
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
}

test.describe('drawer', () => {
  test.use({ viewport: phone });

  test('opens from the right, with the sections Navegación and Acceso', async ({ page }) => {
    await page.goto('/inicio');
    await menuButton(page).click();

    await expectOpen(page);
    await expect
      .poll(async () => {
        const box = await drawer(page).boundingBox();
        return box && [box.x + box.width, box.y, box.height];
      })
      .toEqual([phone.width, 0, phone.height]);
    const sections = drawer(page).getByRole('navigation', { name: 'Navegación' });
    for (const { label, href } of [...navigation.items, ...navigation.answers]) {
      await expect(sections.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    const access = drawer(page).getByRole('region', { name: 'Acceso' });
    await expect(access.getByRole('link', { name: 'Registro' })).toHaveAttribute(
      'href',
      '/contacto',
    );
    await expect(access.getByRole('link', { name: 'Ingreso' })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Navegación' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Acceso' })).toBeVisible();
  });

  test('a drawer opened before the island was there is told by the button too', async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto('/inicio');
    await menuButton(page).click();
    await expectOpen(page);

    await scripts.release();

    await expect(page.locator('button[aria-haspopup="dialog"]')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expectOpen(page);
  });

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['its close button', (page) => closeButton(page).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['its backdrop', (page) => page.mouse.click(backdrop.x, backdrop.y)],
  ];
  for (const [way, close] of ways) {
    test(`closes with ${way} and gives the focus back to the button`, async ({ page }) => {
      await page.goto('/inicio');
      await wakeDrawer(page);
      await menuButton(page).click();
      await expectOpen(page);

      await close(page);

      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
    });
  }

  test(
    'closes with its backdrop where the engine leaves that to the page',
    { tag: COMPLETE },
    async ({ page }) => {
      await forgetLightDismiss(page);
      await page.goto('/inicio');
      await wakeDrawer(page);
      await menuButton(page).click();
      await expectOpen(page);

      await page.mouse.click(backdrop.x, backdrop.y);

      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
    },
  );

  test(
    'stays open when what is pressed inside leads nowhere',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.goto('/inicio');
      await wakeDrawer(page);
      await menuButton(page).click();

      await page.getByRole('heading', { name: 'Acceso' }).click();
      await page.getByRole('heading', { name: 'Navegación' }).click();

      await expectOpen(page);
    },
  );

  test('F47 closes on a link, also when it leads to where the visitor is', async ({ page }) => {
    await page.goto('/inicio');
    await wakeDrawer(page);
    // A link within the page: the drawer must not stay in front of where it leads.
    await page
      .locator('dialog a')
      .first()
      .evaluate((link: HTMLAnchorElement) => (link.href = '#Empresas'));
    await menuButton(page).click();

    await drawer(page).getByRole('link').first().click();

    await expectClosed(page);
    await expect(page).toHaveURL(/#Empresas$/);
    await expect(page.locator('#Empresas')).toBeInViewport();
  });

  test('its links lead to their pages, which begin with a closed drawer', async ({ page }) => {
    await page.goto('/inicio');
    await menuButton(page).click();
    await drawer(page).getByRole('link', { name: 'Soluciones' }).click();

    await expect(page).toHaveURL(/\/soluciones$/);
    await expectClosed(page);
  });

  test('F47 closes when the screen grows past 768 px, and the page is free again', async ({
    page,
  }) => {
    await page.goto('/inicio');
    await wakeDrawer(page);
    await menuButton(page).click();
    await expectOpen(page);
    await page.setViewportSize({ width: 767, height: 400 });
    await expectOpen(page);

    await page.setViewportSize({ width: 768, height: 400 });

    await expectClosed(page);
    await page.getByText('Secciones', { exact: true }).first().click();
    await expect(page.getByRole('link', { name: 'Soluciones' }).first()).toBeVisible();
  });

  test(
    'the page behind stays where it is while it is open',
    { tag: COMPLETE },
    async ({ page }) => {
      // Without motion the way to the hash ends at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/inicio#Empresas');
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(0);
      await wakeDrawer(page);
      await menuButton(page).click();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');

      await page.mouse.move(backdrop.x, backdrop.y);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('PageDown');
      await page.keyboard.press('End');
      expect(await page.evaluate(() => scrollY)).toBe(before);

      await page.keyboard.press('Escape');
      await expectClosed(page);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    },
  );

  test(
    'F47 a hundred fast toggles leave it as the last one says',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.goto('/inicio');
      await wakeDrawer(page);
      await menuButton(page).focus();

      for (let toggle = 0; toggle < 50; toggle += 1) {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
      }
      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');

      await page.keyboard.press('Enter');
      await expectOpen(page);
      await expect(closeButton(page)).toBeVisible();
    },
  );

  test(
    'F47 a hundred toggles by script, none waiting for the other, do the same',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.goto('/inicio');
      await wakeDrawer(page);

      await menuButton(page).evaluate((button: HTMLButtonElement) => {
        const close = document.querySelector<HTMLButtonElement>('dialog button');
        for (let toggle = 0; toggle < 50; toggle += 1) {
          button.click();
          close?.click();
        }
      });

      await expectClosed(page);
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(menuButton(page)).toBeFocused();
    },
  );

  test(
    'a click made on the backdrop before the island woke does not close a later opening',
    { tag: COMPLETE },
    async ({ page }) => {
      await forgetLightDismiss(page);
      const scripts = await holdScripts(page);
      await page.goto('/inicio');
      await menuButton(page).click();
      await page.mouse.click(backdrop.x, backdrop.y);
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await menuButton(page).click();

      await scripts.release();

      await expect(page.locator('button[aria-haspopup="dialog"]')).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expectOpen(page);
    },
  );

  test(
    'F40 stays open while it wakes in a page that a translator has rewritten',
    { tag: COMPLETE },
    async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto('/inicio');
      await translate(page);
      await menuButton(page).click();

      await scripts.release();

      await expect(page.locator('button[aria-haspopup="dialog"]')).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      expect(await page.locator('dialog:modal').count()).toBe(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    },
  );
});

test.describe('the first tap on the menu', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('opens the drawer at once on a slow network, before any script has arrived', async ({
    page,
  }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50 * 1024,
      uploadThroughput: 50 * 1024,
    });
    const scripts = await holdScripts(page);
    await page.goto('/inicio');

    await menuButton(page).tap();

    await expectOpen(page);
    await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
    await scripts.release();
    await expect(page.locator('button[aria-haspopup="dialog"]')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expectOpen(page);
  });

  test('opens it where the browser has no invoker commands', async ({ page }) => {
    await forgetInvokerCommands(page);
    await holdScripts(page);
    await page.goto('/inicio');

    await menuButton(page).tap();
    await expectOpen(page);
    await closeButton(page).tap();

    await expectClosed(page);
  });
});

test.describe('drawer without its island', () => {
  test.use({ viewport: phone });

  test('opens, closes and leads on when every script of the site is missing', async ({ page }) => {
    await loseScripts(page);
    await page.goto('/inicio');

    await menuButton(page).click();
    await expectOpen(page);
    await closeButton(page).click();
    await expectClosed(page);
    await menuButton(page).click();
    await page.mouse.click(backdrop.x, backdrop.y);
    await expectClosed(page);
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await menuButton(page).click();
    await drawer(page).getByRole('link', { name: 'Contacto' }).click();

    await expect(page).toHaveURL(/\/contacto$/);
  });

  test(
    'does the same where the browser has no invoker commands',
    { tag: COMPLETE },
    async ({ page }) => {
      await forgetInvokerCommands(page);
      await loseScripts(page);
      await page.goto('/inicio');

      await menuButton(page).click();
      await expectOpen(page);
      await closeButton(page).click();
      await expectClosed(page);
      await menuButton(page).click();
      await drawer(page).getByRole('link', { name: 'Contacto' }).click();

      await expect(page).toHaveURL(/\/contacto$/);
    },
  );

  test(
    'can still be closed after the screen has grown past 768 px',
    { tag: COMPLETE },
    async ({ page }) => {
      await loseScripts(page);
      await page.goto('/inicio');
      await menuButton(page).click();
      await expectOpen(page);

      await page.setViewportSize({ width: 900, height: 400 });
      await closeButton(page).click();

      await expectClosed(page);
      await page.getByText('Secciones', { exact: true }).first().click();
      await expect(page.getByRole('link', { name: 'Soluciones' }).first()).toBeVisible();
    },
  );

  test.describe('and without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, closes and leads on', async ({ page }) => {
      await page.goto('/inicio');

      await menuButton(page).click();
      await expectOpen(page);
      await closeButton(page).click();
      await expectClosed(page);
      await menuButton(page).click();
      await drawer(page).getByRole('link', { name: 'Contacto' }).click();

      await expect(page).toHaveURL(/\/contacto$/);
    });

    test('a link leads to the same places in the footer, for browsers without invoker commands', async ({
      page,
    }) => {
      await page.goto('/inicio');

      await page.getByRole('link', { name: navigation.withoutScript }).click();

      await expect(page).toHaveURL(/#secciones$/);
      const places = page.getByRole('navigation', { name: content.site().footer.navigationTitle });
      await expect(places.getByRole('heading')).toBeInViewport();
      for (const { label, href } of navigation.items) {
        await expect(places.getByRole('link', { name: label })).toHaveAttribute('href', href);
      }
    });
  });
});
