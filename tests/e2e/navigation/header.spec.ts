import type { Page } from 'playwright/test';
import { barWidths } from '#sections/Header/menuOverflow.ts';
import { content } from '#tests/support/sites/content.ts';
import { header, menuBar } from '#tests/support/browser/header.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const { navigation } = content.site();

const linkOf = (page: Page, { label }: { label: string }) =>
  header(page).getByRole('link', { name: label, exact: true });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

const flat = { ground: 'rgba(0, 0, 0, 0)', border: 'rgba(0, 0, 0, 0)', shadow: 'none' };
const lifted = {
  ground: 'rgb(255, 255, 255)',
  border: 'rgb(224, 214, 245)',
  shadow: /rgba?\(.+\) 0px 6px 20px/,
};

async function expectLook(page: Page, { ground, border, shadow }: typeof flat | typeof lifted) {
  await expect(header(page)).toHaveCSS('background-color', ground);
  await expect(header(page)).toHaveCSS('border-bottom-color', border);
  await expect(header(page)).toHaveCSS('box-shadow', shadow);
}

for (const [browser, testThere] of [
  ['with scripts', test],
  ['without scripts', testWithoutScripts],
] as const) {
  testThere(
    `the header is flat up to 10 px of scrolling, then lifted, and always in sight, ${browser}`,
    async ({ page }) => {
      await page.goto('/soluciones');
      await expectLook(page, flat);
      const [around, logo] = await Promise.all([
        header(page).boundingBox(),
        header(page).getByRole('link').first().boundingBox(),
      ]);
      const middle = (box: typeof logo) => (box ? box.y + box.height / 2 : NaN);
      expect(Math.abs(middle(around) - middle(logo)), 'from the middle').toBeLessThanOrEqual(1);
      // Without scripts no markup is read as words.
      await expect(header(page)).not.toContainText('<a');

      await scrollTo(page, 11);
      await expectLook(page, lifted);
      await scrollTo(page, 10);
      await expectLook(page, flat);
      await scrollTo(page, 700);
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    },
  );
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1200, height: 720 } });

  test('the bar has the room that the check of long menus counts with', async ({ page }) => {
    await page.goto('/para-quien');
    await page.evaluate(() => document.fonts.ready);
    const measured = await menuBar(page).evaluate((menu) => {
      const buttons = menu.parentElement?.querySelector(':scope > div') as Element;
      const widthOf = (part: Element | Range) => part.getBoundingClientRect().width;
      /** How wide the links of a part are, and their letters alone. */
      const widthsIn = (part: Element) => {
        const links = [...part.querySelectorAll('a')].filter(widthOf);
        const letters = links.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return widthOf(range);
        });
        return { count: links.length, letters: letters.reduce((sum, width) => sum + width, 0) };
      };
      const [entry, button] = [menu, buttons].map(widthsIn) as [
        ReturnType<typeof widthsIn>,
        ReturnType<typeof widthsIn>,
      ];
      const list = menu.querySelector('ul') as Element;
      const entries = [...list.children].reduce((sum, item) => sum + widthOf(item), 0);
      return {
        room: widthOf(menu) + widthOf(buttons),
        entry: (entries - entry.letters) / entry.count,
        button: (widthOf(buttons) - button.letters) / button.count,
      };
    });

    for (const part of ['room', 'entry', 'button'] as const)
      expect(Math.abs(measured[part] - barWidths[part]), `${part}: ${measured[part]}`).toBeLessThan(
        1,
      );
  });

  test('the header’s words are light over the night sky, and dark once the page is scrolled', async ({
    page,
  }) => {
    const [light, dark] = ['rgb(255, 255, 255)', 'rgb(29, 16, 56)'];
    const link = menuBar(page).getByRole('link').first();
    await page.goto('/inicio');
    await expect(link).toHaveCSS('color', light);
    await scrollTo(page, 11);
    await expect(link).toHaveCSS('color', dark);
    await scrollTo(page, 0);
    await expect(link).toHaveCSS('color', light);
  });

  test('«Registro» and «Ingreso» look as the content says: a link, a frame or a filled button', async ({
    page,
  }) => {
    const looks = {
      link: { ground: 'rgba(0, 0, 0, 0)', border: '0px' },
      outline: { ground: 'rgba(0, 0, 0, 0)', border: '2px' },
      solid: { ground: 'rgb(106, 43, 217)', border: '2px' },
    };
    await page.goto('/soluciones');
    for (const entry of [navigation.register, navigation.login]) {
      const { ground, border } = looks[entry.variant];
      await expect(linkOf(page, entry)).toHaveCSS('background-color', ground);
      await expect(linkOf(page, entry)).toHaveCSS('border-top-width', border);
    }
  });

  test('the header has a demo button on every page but the one it leads to', async ({ page }) => {
    for (const path of ['/inicio', '/registro']) {
      await page.goto(path);
      await expect(linkOf(page, navigation.demo), path).toBeVisible();
    }
    await linkOf(page, navigation.demo).click();
    await expect(page).toHaveURL(navigation.demo.href);
    await expect(linkOf(page, navigation.demo)).toHaveCount(0);
  });

  test('/contacto says how to register to visitors who pressed «Registro», and to no others', async ({
    page,
  }) => {
    const note = page.getByText(content.page('contacto').contact.registered);
    await page.goto('/contacto');
    await expect(note).toBeHidden();
    await page.goto('/inicio');
    await linkOf(page, navigation.register).click();
    await expect(note).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('/registro shows nothing: its heading is only read aloud', async ({ page }) => {
    await page.goto('/registro');
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.width).toBeLessThanOrEqual(1);
  });
});
