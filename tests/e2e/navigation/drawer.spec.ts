import type { Page } from 'playwright/test';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { holdRequests, OWN_SCRIPTS } from '#tests/support/browser/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const { navigation, footer } = content.site();
const phone = { width: 390, height: 844 };
/** The page with a header and nothing else, which loads in half the time of the home page. */
const { path } = routes.registro;

const partsOf = (page: Page) => ({
  // By selector: while the drawer is open the button is inert and has no role.
  button: page.locator('button[aria-haspopup="dialog"]'),
  drawer: page.getByRole('dialog', { name: navigation.drawerTitle }),
  close: page.getByRole('button', { name: navigation.close }),
});

async function openMenu(page: Page) {
  const { button, drawer } = partsOf(page);
  await button.click();
  await expect(drawer).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(page: Page) {
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
}

/** Expects it to be closed, and its script to have announced so to screen readers. */
async function expectClosedAndAnnounced(page: Page) {
  await expectClosed(page);
  await expect(partsOf(page).button).toHaveAttribute('aria-expanded', 'false');
}

test.use({ viewport: phone });

// The links themselves: tests/site/anyContent/pageParts.test.ts.
test('the phone’s menu is a modal dialog that slides in from the right, and closes on a wider screen', async ({
  page,
}) => {
  await page.goto(path);
  const menu = page.getByRole('button', { name: navigation.menu });
  await expect(menu).toHaveAttribute('aria-haspopup', 'dialog');
  await openMenu(page);
  // It slides in: wait until it fills the right edge.
  await expect
    .poll(async () => {
      const box = await partsOf(page).drawer.boundingBox();
      return box && [box.x + box.width, box.y, box.height];
    })
    .toEqual([phone.width, 0, phone.height]);
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expect(partsOf(page).drawer).toMatchAriaSnapshot(`
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
          - /url: "/contacto#registro"
        - link "Ingreso"
  `);

  await page.setViewportSize({ width: 768, height: 400 });
  // It closes as the screen grows past 767 px.
  await expectClosedAndAnnounced(page);
});

test('on a low screen the phone’s menu scrolls to its last entry', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(path);
  await openMenu(page);
  const { drawer } = partsOf(page);
  await drawer.hover();
  await page.mouse.wheel(0, 999);
  await expect(drawer.getByRole('link').last()).toBeInViewport({ ratio: 1 });
});

test('in the phone’s menu Tab stays inside, Escape closes, and focus returns to the button', async ({
  page,
}) => {
  await page.goto(path);
  const { button, drawer } = partsOf(page);
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
  await expectClosedAndAnnounced(page);
  await expect(button).toBeFocused();
});

const clickBeside = (page: Page) => page.mouse.click(8, 500);

async function expectKeepsOpen(page: Page) {
  await page.getByRole('heading', { name: 'Acceso' }).click();
  await expect(partsOf(page).drawer).toBeVisible();
}

test('the phone’s menu closes by its button or a click beside it, and the keyboard is where it was', async ({
  page,
}) => {
  await page.goto(path);
  for (const [way, close] of [
    ['its close button', () => partsOf(page).close.click()],
    ['a click beside it', () => clickBeside(page)],
    [
      'a click beside it, where the browser leaves that to the page',
      async () => {
        await page.locator('dialog').evaluate((dialog) => dialog.removeAttribute('closedby'));
        await clickBeside(page);
      },
    ],
  ] as const)
    await test.step(way, async () => {
      await openMenu(page);
      await expectKeepsOpen(page);
      await close();
      await expectClosedAndAnnounced(page);
      await expect(partsOf(page).button).toBeFocused();
    });
});

test('a link within the page closes the phone’s menu, and leads there', async ({ page }) => {
  await page.goto('/inicio');
  await openMenu(page);
  const link = partsOf(page).drawer.getByRole('link').first();
  await link.evaluate((element: HTMLAnchorElement) => (element.href = '#Empresas'));
  // On its icon: the click's target is not the link itself.
  await link.locator('svg').click();
  await expectClosedAndAnnounced(page);
  await expect(page.locator('#Empresas')).toBeInViewport();
  await expect(partsOf(page).button).not.toBeFocused();
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
    await page.goto(path);
    const { button, drawer, close } = partsOf(page);

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
    await page.goto(path);
    const { button, drawer, close } = partsOf(page);
    await button.click();
    await expect(drawer).toBeVisible();
    await close.click();
    await expect(drawer).toBeHidden();

    await page.getByRole('link', { name: navigation.withoutScript }).click();

    await expect(page).toHaveURL(/#secciones$/);
    const places = page.getByRole('navigation', { name: footer.navigationTitle });
    for (const { label } of navigation.items)
      await expect(places.getByRole('link', { name: label, exact: true })).toBeInViewport();
  },
);
