import type { Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { holdRequests, OWN_SCRIPTS } from '#tests/support/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

const { navigation, footer } = content.site();
const phone = { width: 390, height: 844 };

const parts = (page: Page) => ({
  // By selector: while the drawer is open the button is inert and has no role.
  button: page.locator('button[aria-haspopup="dialog"]'),
  drawer: page.getByRole('dialog', { name: navigation.drawerTitle }),
  close: page.getByRole('button', { name: navigation.close }),
});

async function open(page: Page) {
  const { button, drawer } = parts(page);
  await button.click();
  await expect(drawer).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(page: Page) {
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
}

test.use({ viewport: phone });

test('the phone’s menu opens from the right, with its two sections', async ({ page }) => {
  await page.goto('/inicio');
  const menu = page.getByRole('button', { name: navigation.menu });
  await expect(menu).toHaveAttribute('aria-haspopup', 'dialog');
  await open(page);

  const { drawer } = parts(page);
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  // It slides in: wait until it fills the right edge.
  await expect
    .poll(async () => {
      const box = await drawer.boundingBox();
      return box && [box.x + box.width, box.y, box.height];
    })
    .toEqual([phone.width, 0, phone.height]);
  await expect(drawer).toMatchAriaSnapshot(`
    - dialog "Menú":
      - button "Cerrar el menú"
      - navigation "Navegación":
        - heading "Navegación" [level=2]
        - list
      - region "Acceso":
        - heading "Acceso" [level=2]
        - link "Programar una demo":
          - /url: /contacto
        - link "Registro":
          - /url: /contacto
        - link "Ingreso"
  `);
  for (const { label, href } of [...navigation.items, ...navigation.answers]) {
    const link = drawer.getByRole('listitem').getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', href);
  }
  // The page behind doesn't scroll.
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');

  await page.setViewportSize({ width: 320, height: 256 });
  const last = drawer.locator('a:visible').last();
  await drawer.hover();
  await page.mouse.wheel(0, 999);
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('in the phone’s menu Tab stays inside, Escape closes, and focus returns to the button', async ({
  page,
}) => {
  await page.goto('/inicio');
  const { button, drawer } = parts(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);

  const stops = await drawer.locator('a:visible, button').count();
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus').and(page.locator(':not(dialog *)'))).toHaveCount(0);
  }

  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

const backdrop = (page: Page) => page.mouse.click(8, 500);
const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  'its close button': (page) => parts(page).close.click(),
  'its backdrop': backdrop,
  'its backdrop where the browser leaves that to the page': async (page) => {
    await page.locator('dialog').evaluate((dialog) => dialog.removeAttribute('closedby'));
    await backdrop(page);
  },
  'a link within the page': async (page) => {
    const link = parts(page).drawer.getByRole('link').first();
    await link.evaluate((element: HTMLAnchorElement) => (element.href = '#Empresas'));
    // On its icon: the click's target is not the link itself.
    await link.locator('svg').click();
    await expect(page.locator('#Empresas')).toBeInViewport();
    await expect(parts(page).button).not.toBeFocused();
  },
  'a screen that grows past 767 px': (page) => page.setViewportSize({ width: 768, height: 400 }),
};

test('each way to close the phone’s menu returns the focus to its button', async ({ page }) => {
  await page.goto('/inicio');
  for (const [way, close] of Object.entries(waysToClose)) {
    await test.step(way, async () => {
      await open(page);
      await page.getByRole('heading', { name: 'Acceso' }).click();
      await expect(parts(page).drawer).toBeVisible();

      await close(page);

      await expectClosed(page);
      await expect(parts(page).button).toHaveAttribute('aria-expanded', 'false');
      if (way.startsWith('its')) await expect(parts(page).button).toBeFocused();
    });
  }
});

/** Safari before 26.2 has no invoker commands. */
const removeInvokerCommands = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['command', 'commandForElement']) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });

for (const [browser, prepare] of [
  ['with invoker commands', () => undefined],
  ['without them', removeInvokerCommands],
] as const) {
  test(`the phone’s menu opens and closes before its script has loaded, ${browser}`, async ({
    page,
  }) => {
    await prepare(page);
    const scripts = await holdRequests(page, OWN_SCRIPTS);
    await page.goto('/inicio');
    const { button, drawer, close } = parts(page);

    await button.click();
    await expect(drawer).toBeVisible();
    await close.click();
    await expectClosed(page);
    await button.click();
    await expect(drawer).toBeVisible();
    await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
    scripts.release();

    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer).toBeVisible();
    await drawer.getByRole('link', { name: 'Soluciones' }).click();
    await expect(page).toHaveURL(/\/soluciones$/);
    await expectClosed(page);
  });
}

testWithoutScripts(
  'without scripts the phone’s menu opens, and its link leads to the footer’s menu',
  async ({ page }) => {
    await page.goto('/inicio');
    const { button, drawer, close } = parts(page);
    await button.click();
    await expect(drawer).toBeVisible();
    await close.click();
    await expect(drawer).toBeHidden();

    await page.getByRole('link', { name: navigation.withoutScript }).click();

    await expect(page).toHaveURL(/#secciones$/);
    const places = page.getByRole('navigation', { name: footer.navigationTitle });
    for (const { label, href } of navigation.items) {
      const link = places.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toBeInViewport();
    }
  },
);
