import type { Locator, Page } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const { navigation, footer, phone } = content.site();

const bar = (page: Page) => page.getByRole('navigation', { name: navigation.label });
const disclosure = (page: Page) => page.getByRole('banner').getByText('Secciones', { exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: navigation.menu });

const expectMenuLinks = async (place: Locator) => {
  await expect(place.getByRole('link')).toHaveText(navigation.items.map(({ label }) => label));
  for (const { label, href } of navigation.items) {
    const link = place.getByRole('link', { name: label, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
};

test(
  'a link leads to the next page at once, with no transition between the two',
  { tag: COMPLETE },
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        Object.assign(window, { isInTransition: viewTransition !== null });
      });
    });
    await page.goto('/inicio');

    await bar(page).getByRole('link', { name: 'Soluciones' }).click();

    await expect(page).toHaveURL('/soluciones');
    await expect
      .poll(() => page.evaluate(() => (window as { isInTransition?: boolean }).isInTransition))
      .toBe(false);
  },
);

test.describe('the menu', () => {
  test('is a bar with its links from 1200 px', async ({ page }) => {
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

  test('is behind a menu button below 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 720 });
    await page.goto('/inicio');

    await expect(menuButton(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expect(disclosure(page)).toBeHidden();
  });

  test('highlights the page that it led to, and it alone', async ({ page }) => {
    await page.goto('/inicio');
    await expect(bar(page).locator('[aria-current]')).toHaveCount(0);

    for (const { label, href } of navigation.items) {
      await bar(page).getByRole('link', { name: label, exact: true }).click();

      await expect(page).toHaveURL(href);
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
    }
  });
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

test.describe('the footer', () => {
  test.beforeEach(({ page }) => page.goto('/inicio').then(() => undefined));

  test('lists what the platform solves', async ({ page }) => {
    const section = page
      .getByRole('contentinfo')
      .getByRole('region', { name: footer.solutionsTitle });

    await expect(section.getByRole('listitem')).toHaveText(
      footer.solutions.map(({ label }) => label),
    );
  });

  test('has the same sections as the menu, and the answers', async ({ page }) => {
    const lists = page.getByRole('contentinfo').getByRole('navigation').getByRole('list');

    await expectMenuLinks(lists.first());
    for (const { label, href } of navigation.answers) {
      const link = lists.last().getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', href);
    }
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
  });

  test('leads to the terms', async ({ page }) => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: footer.terms.label });

    await link.click();

    await expect(page).toHaveURL('/TerminosYCondiciones');
  });
});
