import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const { login } = content.page('Login');

test.beforeEach(({ page }) => page.goto('/Login').then(() => undefined));

test('a picture stands beside a red panel with a form 350 px wide', async ({ page }) => {
  const picture = await page.getByRole('img', { name: login.alt }).boundingBox();
  const form = await page.locator('form').boundingBox();
  expect(form?.width).toBe(350);
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(form?.x ?? 0);

  const [red = 0, green = 0, blue = 0] = await page.locator('form').evaluate((element) => {
    const grounds: string[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) {
      grounds.push(getComputedStyle(one).backgroundColor);
    }
    const ground = grounds.find((color) => !color.endsWith(', 0)')) ?? '';
    return (ground.match(/\d+/g) ?? []).map(Number);
  });
  expect(red).toBeGreaterThan(3 * Math.max(green, blue));
});

test('its fields can be filled by a password manager, its terms accepted and read', async ({
  page,
}) => {
  const email = page.getByRole('textbox', { name: login.email });
  const password = page.getByLabel(login.password, { exact: true });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');

  const terms = page.getByRole('checkbox');
  await terms.check();
  await expect(terms).toBeChecked();
  await page.locator('form').getByRole('link').click();
  await expect(page).toHaveURL('/TerminosYCondiciones');
});

test('its button and the Enter key send nothing', async ({ page }) => {
  const email = page.getByRole('textbox', { name: login.email });
  await email.fill('persona@lineo.example');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') sent.push(request.url());
  });

  await email.press('Enter');
  await page.getByRole('button', { name: login.submit, exact: true }).click();

  await expect(email).toHaveValue('persona@lineo.example');
  await expect(page).toHaveURL('/Login');
  expect(sent).toEqual([]);
});

test('it has a way home, since it has no navigation bar', async ({ page }) => {
  await page.getByRole('link', { name: login.home }).click();
  await expect(page).toHaveURL('/inicio');
});
