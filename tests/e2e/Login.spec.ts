import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('Login');

test.describe('/Login', () => {
  test.beforeEach(({ page }) => page.goto('/Login').then(() => undefined));

  test('is split between a picture and a panel titled «Ingresá tus datos»', async ({ page }) => {
    const picture = page.getByRole('img', { name: copy.login.alt });
    const title = page.getByRole('heading', { level: 1, name: 'Ingresá tus datos' });

    await expect(page).toHaveTitle(copy.seo.title);
    await expect(picture).toBeVisible();
    await expect(title).toBeVisible();
    const [pictureBox, titleBox] = [await picture.boundingBox(), await title.boundingBox()];
    expect((pictureBox?.x ?? 0) + (pictureBox?.width ?? 0)).toBeLessThanOrEqual(titleBox?.x ?? 0);
  });

  test('has a red panel around a form 350 px wide', async ({ page }) => {
    const form = page.locator('form');

    expect((await form.boundingBox())?.width).toBe(350);
    const ground = await form.evaluate((element) => {
      const isPainted = (candidate: Element) =>
        !getComputedStyle(candidate).backgroundColor.endsWith(', 0)');
      let panel: Element = element;
      while (panel.parentElement && !isPainted(panel)) panel = panel.parentElement;
      return getComputedStyle(panel).backgroundColor;
    });
    const [red = 0, green = 0, blue = 0] = (ground.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(3 * Math.max(green, blue));
  });

  test('asks for an email and a password', async ({ page }) => {
    const email = page.getByRole('textbox', { name: copy.login.email });
    const password = page.getByLabel(copy.login.password, { exact: true });

    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
  });

  test('has a box to accept the terms, with a link that leads to them', async ({ page }) => {
    const box = page.getByRole('checkbox', { name: 'Acepto los Términos y condiciones' });

    await box.check();
    await expect(box).toBeChecked();
    await page.getByRole('link', { name: 'Términos y condiciones' }).click();

    await expect(page).toHaveURL('/TerminosYCondiciones');
  });

  test('«INGRESAR» and the Enter key send nothing', async ({ page }) => {
    const email = page.getByRole('textbox', { name: copy.login.email });
    const sent: string[] = [];
    await email.fill('persona@lineo.example');
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') sent.push(request.url());
    });

    await email.press('Enter');
    await page.getByRole('button', { name: 'INGRESAR', exact: true }).click();

    await expect(email).toHaveValue('persona@lineo.example');
    await expect(page).toHaveURL('/Login');
    expect(sent).toEqual([]);
  });

  test('has a way home, since it has no navigation bar', async ({ page }) => {
    await page.getByRole('link', { name: copy.login.home }).click();

    await expect(page).toHaveURL('/inicio');
  });

  test('has the three real ways in under its button', async ({ page }) => {
    const { stores, navigation } = content.site();
    const links = page.getByRole('region', { name: copy.login.app }).getByRole('link');

    await expect(links).toHaveText([
      stores.googlePlay.large,
      stores.appStore.large,
      copy.login.web,
    ]);
    for (const [index, href] of [
      stores.googlePlay.href,
      stores.appStore.href,
      navigation.login.webService,
    ].entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', href);
      await expect(links.nth(index)).toHaveAttribute('target', '_blank');
      await expect(links.nth(index)).toHaveAttribute('rel', 'noopener');
    }
  });
});
