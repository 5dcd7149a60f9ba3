import type { Locator, Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import {
  header,
  menuBar,
  menuButton,
  sectionsButton,
  sectionsList,
} from '#tests/support/browser/header.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const { navigation } = content.site();

const expectMenuLinks = (place: Locator) =>
  expect(place.getByRole('link')).toHaveText(navigation.items.map(({ label }) => label));

/** Expects only this one of the menu's three forms to be shown. */
async function expectOnly(page: Page, shown: typeof menuBar) {
  for (const form of [menuBar, sectionsButton, menuButton])
    await expect(form(page)).toBeVisible({ visible: form === shown });
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 740 });

test('the menu is a bar from 1200 px, a list to unfold from 768 px, and a button below', async ({
  page,
}) => {
  await resize(page, 1200);
  await page.goto('/soluciones');
  await expectOnly(page, menuBar);
  await expectMenuLinks(menuBar(page));
  await expect(header(page)).toMatchAriaSnapshot(`
    - banner:
      - link "Lineo, volver a la portada":
        - /url: /inicio
      - navigation "Menú principal":
        - list
      - link "Registro":
        - /url: "/contacto#registro"
      - link "Ingreso":
        - /url: https://app.fixture.example/entrar
  `);

  for (const width of [1199, 768]) {
    await resize(page, width);
    await expectOnly(page, sectionsButton);
    for (const { label } of [navigation.register, navigation.login])
      await expect(header(page).getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  await sectionsButton(page).click();
  await expectMenuLinks(sectionsList(page));
  // A part's own styles win over shared ones.
  await expect(sectionsList(page)).toHaveCSS('padding', '8px');
  await sectionsButton(page).click();

  await resize(page, 767);
  await expectOnly(page, menuButton);
});

test('«Secciones» closes by Escape or a click beside it, and can be read over the night sky', async ({
  page,
}) => {
  await resize(page, 1199);
  await page.goto('/inicio');
  await sectionsButton(page).click();
  await expect(sectionsList(page).getByRole('link').first()).toHaveCSS('color', 'rgb(29, 16, 56)');
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 1, y: 1 }, force: true });
  await expect(sectionsList(page)).toBeHidden();

  await sectionsButton(page).click();
  await sectionsList(page).getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(sectionsList(page)).toBeHidden();
  await expect(header(page).locator('summary')).toBeFocused();
});

const lookOf = (link: Locator) =>
  link.evaluate((element) => {
    const { color, fontWeight, backgroundSize, backgroundColor } = getComputedStyle(element);
    return { color, fontWeight, backgroundSize, backgroundColor };
  });

const currentLink = (place: Locator) => place.locator('[aria-current]');

/** Expects the current page's link to differ from another link in each of these styles. */
async function expectHighlight(
  place: Locator,
  ...traits: (keyof Awaited<ReturnType<typeof lookOf>>)[]
) {
  const plain = await lookOf(
    place.getByRole('link').and(place.locator(':not([aria-current])')).first(),
  );
  const marked = await lookOf(currentLink(place));
  expect(traits.filter((trait) => marked[trait] === plain[trait])).toEqual([]);
}

/** The menu unfolded, at a width at which it has that form. */
const unfolded = [
  { form: '«Secciones»', width: 1199, button: sectionsButton, list: sectionsList },
  {
    form: 'the phone’s menu',
    width: 390,
    button: menuButton,
    list: (page: Page) => page.getByRole('dialog'),
  },
];

test('the menu bar highlights the current page alone, from page to page, and on an article the blog', async ({
  page,
}) => {
  await resize(page, 1200);
  await page.goto('/inicio');
  await expect(currentLink(menuBar(page))).toHaveCount(0);
  for (const { label, href } of navigation.items.slice(0, 3)) {
    await menuBar(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(currentLink(menuBar(page))).toHaveText(label);
    await expect(currentLink(menuBar(page))).toHaveAttribute('aria-current', 'page');
    await expectHighlight(menuBar(page), 'color', 'fontWeight', 'backgroundSize');
  }

  await page.goto('/con_todo');
  await expect(currentLink(menuBar(page))).toHaveAttribute('href', '/blogs');
  await expectHighlight(menuBar(page), 'color', 'fontWeight', 'backgroundSize');
});

test('each form of the menu shows which page one is on, with forced colours too', async ({
  page,
}) => {
  await page.goto('/soluciones');
  for (const { form, width, button, list } of unfolded)
    await test.step(form, async () => {
      await resize(page, width);
      await button(page).click();
      await expect(currentLink(list(page))).toHaveAttribute('href', '/soluciones');
      await expectHighlight(list(page), 'color', 'fontWeight', 'backgroundColor');

      await page.emulateMedia({ forcedColors: 'active' });
      await expect(currentLink(list(page))).toHaveCSS('outline-style', 'solid');
      await page.emulateMedia({ forcedColors: 'none' });
      await page.keyboard.press('Escape');
    });
  await page.emulateMedia({ forcedColors: 'active' });
  await resize(page, 1200);
  await expect(currentLink(menuBar(page))).toHaveCSS('text-decoration-line', 'underline');
});
