import type { Locator, Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

const { navigation } = content.site();

const header = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => page.getByRole('navigation', { name: navigation.label });
const disclosure = (page: Page) => header(page).getByText(navigation.sections, { exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: navigation.menu });

const expectMenuLinks = (place: Locator) =>
  expect(place.getByRole('link')).toHaveText(navigation.items.map(({ label }) => label));

for (const [browser, testThere] of [
  ['with scripts', test],
  ['without scripts', testWithoutScripts],
] as const) {
  testThere(
    `the header is flat up to 10 px of scrolling, then lifted, ${browser}`,
    async ({ page }) => {
      await page.goto('/soluciones');
      for (const [top, ground, border, shadow] of [
        [0, 'rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)', 'none'],
        [11, 'rgb(255, 255, 255)', 'rgb(224, 214, 245)', /rgba?\(.+\) 0px 6px 20px/],
        [10, 'rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)', 'none'],
      ] as const) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await expect(header(page)).toHaveCSS('background-color', ground);
        await expect(header(page)).toHaveCSS('border-bottom-color', border);
        await expect(header(page)).toHaveCSS('box-shadow', shadow);
      }
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
      await expect(header(page)).toBeInViewport();
    },
  );

  testThere(`the header’s parts stand in its middle, ${browser}`, async ({ page }) => {
    await page.goto('/soluciones');
    const [around, logo] = await Promise.all([
      header(page).boundingBox(),
      header(page).getByRole('link').first().boundingBox(),
    ]);
    const middle = (box: typeof logo) => (box ? box.y + box.height / 2 : NaN);
    expect(Math.abs(middle(around) - middle(logo))).toBeLessThanOrEqual(1);
    await expect(header(page)).not.toContainText('<a');
  });
}

test('the header’s words are light over the night sky, and dark once the page is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 720 });
  await page.goto('/inicio');
  const link = bar(page).getByRole('link').first();
  for (const [top, colour] of [
    [0, 'rgb(255, 255, 255)'],
    [11, 'rgb(29, 16, 56)'],
    [0, 'rgb(255, 255, 255)'],
  ] as const) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(link).toHaveCSS('color', colour);
  }
});

test('the menu is a bar from 1200 px, a list to unfold below that, and a button below 768 px', async ({
  page,
}) => {
  await page.goto('/inicio');
  await page.setViewportSize({ width: 1200, height: 720 });
  await expectMenuLinks(bar(page));
  await expect(header(page)).toMatchAriaSnapshot(`
    - banner:
      - link "Lineo, volver a la portada":
        - /url: /inicio
      - navigation "Menú principal":
        - list
      - link "Registro":
        - /url: /contacto
      - link "Ingreso":
        - /url: https://app.fixture.example/entrar
  `);
  await expect(disclosure(page)).toBeHidden();
  await expect(menuButton(page)).toBeHidden();

  await page.setViewportSize({ width: 767, height: 720 });
  await expect(menuButton(page)).toBeVisible();
  await expect(disclosure(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();

  for (const width of [1199, 768]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(disclosure(page)).toBeVisible();
    await expect(menuButton(page)).toBeHidden();
    await expect(bar(page)).toBeHidden();
    for (const { label } of [navigation.register, navigation.login])
      await expect(header(page).getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  await disclosure(page).click();
  const list = header(page).getByRole('navigation', { name: navigation.sections });
  await expectMenuLinks(list);
  // It opens over the night on a light ground of its own.
  await expect(list.getByRole('link').first()).toHaveCSS('color', 'rgb(29, 16, 56)');
});

test('the header shows its demo button while no other is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 720 });
  await page.goto('/inicio');
  const demo = header(page).getByRole('link', { name: navigation.demo.label });
  const register = header(page).getByRole('link', { name: navigation.register.label });
  const own = page.getByRole('main').getByRole('link', { name: navigation.demo.label }).first();
  await page.evaluate(() => document.fonts.ready);
  const place = await register.boundingBox();
  await expect(own).toBeInViewport();
  await expect(demo).toBeHidden();

  await page.mouse.wheel(0, 900);
  await expect(own).not.toBeInViewport();
  await expect(demo).toBeVisible();
  expect(await register.boundingBox()).toEqual(place);
  await demo.click();
  await expect(page).toHaveURL(navigation.demo.href);
});

test('/registro shows nothing of its own, and the demo button of its header all the time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 720 });
  await page.goto('/registro');

  await expect(header(page).getByRole('link', { name: navigation.demo.label })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(name?.width).toBeLessThanOrEqual(1);
});

test('each menu highlights only the current page, and the blog on an article', async ({ page }) => {
  const active = bar(page).locator('[aria-current="page"]');
  const look = (link: Locator) =>
    link.evaluate((element) => {
      const { color, fontWeight, backgroundSize, backgroundColor } = getComputedStyle(element);
      return { color, fontWeight, backgroundSize, backgroundColor };
    });
  /** Expects the current page's link to have none of these as another link has it. */
  const expectMarked = async (
    place: Locator,
    ...traits: (keyof Awaited<ReturnType<typeof look>>)[]
  ) => {
    const plain = await look(place.locator('a:not([aria-current])').first());
    const marked = await look(place.locator('[aria-current]'));
    expect(traits.filter((trait) => marked[trait] === plain[trait])).toEqual([]);
  };
  await page.goto('/inicio');
  await expect(active).toHaveCount(0);
  for (const { label, href } of navigation.items.slice(0, 3)) {
    await bar(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(active).toHaveText(label);
    await expectMarked(bar(page), 'color', 'fontWeight', 'backgroundSize');
  }

  await page.goto('/con_todo');
  await expect(bar(page).locator('[aria-current="true"]')).toHaveAttribute('href', '/blogs');

  // Forced colours remove the mark's colour, so it is an underline or a frame too.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(bar(page).locator('[aria-current]')).toHaveCSS('text-decoration-line', 'underline');
  for (const [width, button, list] of [
    [1199, disclosure(page), header(page).getByRole('navigation', { name: navigation.sections })],
    [390, menuButton(page), page.getByRole('dialog')],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await button.click();
    await page.emulateMedia({ forcedColors: null });
    await expectMarked(list, 'color', 'fontWeight', 'backgroundColor');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(list.locator('[aria-current]')).toHaveCSS('outline-style', 'solid');
  }
});
