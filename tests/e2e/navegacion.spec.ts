import type { Locator, Page } from 'playwright/test';
import { pages, screens } from '../support/screens.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { navigation, stores, footer, phone } = content.site();

/** The menu of the spec, in its order. */
const menu = [
  ['Soluciones', '/soluciones'],
  ['¿Para quién es Lineo?', '/para-quien'],
  ['Blogs', '/blogs'],
  ['App', '/app'],
  ['Contacto', '/contacto'],
] as const;

/** The two pages of the spec that hide the navigation bar and the footer. */
const bare: readonly string[] = ['/TerminosYCondiciones', '/Login'];

const bar = (page: Page) => page.getByRole('navigation', { name: navigation.label });
const disclosure = (page: Page) => page.getByRole('banner').getByText('Secciones', { exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: navigation.menu });
const drawer = (page: Page) => page.getByRole('dialog', { name: navigation.drawerTitle });

const expectMenuLinks = async (place: Locator) => {
  await expect(place.getByRole('link')).toHaveText(menu.map(([label]) => label));
  for (const [label, path] of menu) {
    const link = place.getByRole('link', { name: label, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', path);
  }
};

test.describe('the menu', () => {
  test('is a bar with five links from 1200 px', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 720 });
    await page.goto('/inicio');

    await expectMenuLinks(bar(page));
    await expect(disclosure(page)).toBeHidden();
    await expect(menuButton(page)).toBeHidden();
  });

  for (const width of [1199, 768]) {
    test(`is behind «Secciones» at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto('/inicio');

      await expect(menuButton(page)).toBeHidden();
      await expect(bar(page)).toBeHidden();
      await disclosure(page).click();

      await expectMenuLinks(
        page.getByRole('navigation', { name: navigation.sections, exact: true }),
      );
    });
  }

  test('is a drawer with «Navegación» and «Acceso» below 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 720 });
    await page.goto('/inicio');

    await expect(bar(page)).toBeHidden();
    await expect(disclosure(page)).toBeHidden();
    await expect(drawer(page)).toBeHidden();
    await menuButton(page).click();

    await expectMenuLinks(drawer(page).getByRole('navigation', { name: 'Navegación' }));
    const access = drawer(page).getByRole('region', { name: 'Acceso' });
    await expect(access.getByRole('link')).toHaveText(['Registro', 'Ingreso']);
  });

  test('opens the drawer on the right side', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 400, height: 720 });
    await page.goto('/inicio');

    await menuButton(page).click();

    const box = await drawer(page).boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(400);
  });

  for (const [label, path] of menu) {
    test(`«${label}» leads to ${path} and is highlighted there alone`, async ({ page }) => {
      await page.goto('/inicio');
      await expect(bar(page).locator('[aria-current]')).toHaveCount(0);

      await bar(page).getByRole('link', { name: label, exact: true }).click();

      await expect(page).toHaveURL(path);
      const active = bar(page).locator('[aria-current="page"]');
      await expect(active).toHaveText(label);
      const look = (link: Element) => {
        const { color, fontWeight, backgroundSize } = getComputedStyle(link);
        return { color, fontWeight, backgroundSize };
      };
      const activeLook = await active.evaluate(look);
      const plainLook = await bar(page).locator('a:not([aria-current])').first().evaluate(look);
      expect(activeLook.color).not.toBe(plainLook.color);
      expect(Number(activeLook.fontWeight)).toBeGreaterThan(Number(plainLook.fontWeight));
      expect(activeLook.backgroundSize).not.toBe(plainLook.backgroundSize);
    });
  }
});

test.describe('the header', () => {
  test('has a logo that goes to /inicio', async ({ page }) => {
    await page.goto('/app');

    await page.getByRole('banner').getByRole('link', { name: navigation.home }).click();

    await expect(page).toHaveURL('/inicio');
  });

  test('«Registro» goes to /contacto', async ({ page }) => {
    await page.goto('/inicio');

    await page.getByRole('banner').getByRole('link', { name: 'Registro' }).click();

    await expect(page).toHaveURL('/contacto');
  });
});

for (const [device, userAgent, href] of [
  [
    'a computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    navigation.login.webService,
  ],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    stores.googlePlay.href,
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    stores.appStore.href,
  ],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });

    test('«Ingreso» opens what that device can use, in another tab', async ({ page }) => {
      await page.goto('/inicio');

      const login = page.getByRole('banner').getByRole('link', { name: 'Ingreso' });

      await expect(login).toHaveCount(1);
      await expect(login).toHaveAttribute('href', href);
      await expect(login).toHaveAttribute('target', '_blank');
      await expect(login).toHaveAttribute('rel', 'noopener');
    });
  });
}

test.describe('the footer', () => {
  test.beforeEach(({ page }) => page.goto('/inicio').then(() => undefined));

  test('lists what the platform solves', async ({ page }) => {
    const section = page.getByRole('contentinfo').getByRole('region', { name: 'Soluciones' });

    await expect(section.getByRole('listitem')).toHaveText(footer.solutions);
    expect(footer.solutions).toHaveLength(5);
  });

  test('has the same sections as the menu', async ({ page }) => {
    await expectMenuLinks(page.getByRole('contentinfo').getByRole('navigation'));
  });

  test('has a phone, written as in the US, that calls', async ({ page }) => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: phone.display });

    await expect(link).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/);
    await expect(link).toHaveAttribute('href', `tel:${phone.number}`);
    expect(phone.number).toBe(`+1${phone.display.replace(/\D/g, '')}`);
  });

  test('links three social networks, which open in another tab without opener', async ({
    page,
  }) => {
    for (const [label, host] of [
      ['Instagram', 'www.instagram.com'],
      ['LinkedIn', 'www.linkedin.com'],
      ['Facebook', 'www.facebook.com'],
    ] as const) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/`));
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    expect(footer.social).toHaveLength(3);
  });

  test('leads to the terms', async ({ page }) => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: footer.terms.label });

    await link.click();

    await expect(page).toHaveURL('/TerminosYCondiciones');
  });
});

for (const { path } of pages) {
  const isBare = bare.includes(path);
  test(`${path} ${isBare ? 'hides' : 'shows'} the navigation bar and the footer`, async ({
    page,
  }) => {
    await page.goto(path);

    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(isBare ? 0 : 1);
    await expect(bar(page)).toHaveCount(isBare ? 0 : 1);
    await expect(page.getByRole('contentinfo')).toHaveCount(isBare ? 0 : 1);
  });
}

for (const path of screens) {
  test(`${path} has a skip link as its first stop, which moves the focus to its content`, async ({
    page,
  }) => {
    await page.goto(path);
    const skip = page.getByRole('link', { name: navigation.skip });
    await expect(skip).not.toBeInViewport();

    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');

    await expect(page.getByRole('main')).toBeFocused();
  });
}
