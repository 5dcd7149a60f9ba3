import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { expectPointersRight, expectWalk } from '#tests/support/expectWalk.ts';
import { templates } from '#tests/support/faultMatrix.ts';
import { screens } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { prepareWalk, tooSmall } from '#tests/support/walk.ts';

/** A tablet and a computer's screen at 400 % zoom; the tours walk a phone and a computer. */
const sizes = [
  { width: 768, height: 900 },
  { width: 320, height: 256 },
];

const site = content.site();

test.describe('a walk by keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of screens) {
    const tag = templates[0] === path ? [] : COMPLETE;
    test(`through ${path} on a tablet and at 400 % zoom`, { tag }, async ({ page }) => {
      await page.goto(path);
      await prepareWalk(page);
      for (const size of sizes) {
        const where = `at ${size.width} × ${size.height}`;
        await page.setViewportSize(size);
        await expectWalk(page, where);
        await expectPointersRight(page, where);
      }
    });
  }

  test(
    '2.4.7: what floats over any ground changes its colour with the focus',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.goto('/inicio');
      const floating = page.locator('#flotante a');
      const fill = () => floating.evaluate((link) => getComputedStyle(link).backgroundColor);
      const usual = await fill();

      // Backwards from the address bar it is the first stop.
      await page.keyboard.press('Shift+Tab');
      await expect(floating).toBeFocused();
      await expect.poll(fill).not.toBe(usual);
    },
  );

  test('the open menus: keyboard, focus, targets', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/soluciones');
    await prepareWalk(page);
    await page.getByRole('button', { name: site.navigation.menu }).click();
    await expectWalk(page, 'in the drawer');
    expect.soft(await tooSmall(page), '2.5.8 in the drawer').toEqual([]);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 768, height: 900 });
    await page.getByRole('banner').getByText('Secciones', { exact: true }).click();
    await expectWalk(page, 'with «Secciones» open');
    expect.soft(await tooSmall(page), '2.5.8 with «Secciones» open').toEqual([]);
  });
});

test.describe('the login', () => {
  const { login } = content.page('Login');

  test('1.3.5, 3.2.2, 3.3.2, 3.3.8, 4.1.3: named fields that a manager or a paste can fill', async ({
    page,
  }) => {
    await page.goto('/Login');
    const email = page.getByLabel(login.email);
    const password = page.getByLabel(login.password, { exact: true });
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');

    await email.fill('persona@lineo.example');
    await expect(email).toBeFocused();
    await email.press('ControlOrMeta+A');
    await email.press('ControlOrMeta+C');
    await password.focus();
    await password.press('ControlOrMeta+V');
    await expect(password).toHaveValue('persona@lineo.example');
    await expect(password).toBeFocused();
    const terms = page.getByRole('checkbox');
    await terms.press('Space');
    await expect(terms).toBeFocused();
    await expect(page).toHaveURL('/Login');

    const said = page.locator('form [aria-live="polite"]');
    await expect(said).toBeEmpty();
    await page.getByRole('button', { name: login.showLabel }).click();
    await expect(said).toHaveText(login.shown);
    await page.getByRole('button', { name: login.hideLabel }).click();
    await expect(said).toHaveText(login.hidden);
  });
});

test('4.1.3: what fails to load is said in a live region, which was there before', async ({
  page,
}) => {
  const { scheduler } = content.page('contacto');
  const { form } = content.page('landing/auditorias');
  const { viewer } = content.page('UnBlog');
  for (const [path, message, region] of [
    ['/contacto', scheduler.failed, '[aria-live="polite"]'],
    ['/landing/auditorias', form.failed, '[aria-live="polite"]'],
    [
      '/UnBlog?idBlog=no-existe',
      viewer.notFound.replace('{route}', '/no-existe'),
      '[role="alert"]',
    ],
  ] as const) {
    await page.goto(path);
    const place = page.locator('#formulario, #agenda, #comentarios');
    await place.scrollIntoViewIfNeeded();
    await expect(page.locator(region, { hasText: message })).toBeVisible();
  }
});
