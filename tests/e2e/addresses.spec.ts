import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '#tests/support/variants.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const [newest] = content.articles();

// A host that can't redirect serves the document itself: here it stands at an address of its own.
test.describe('/ as a document', () => {
  const document = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  test.beforeEach(({ page }) =>
    page.route('**/raiz*', (route) =>
      route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' }),
    ),
  );

  test('takes the place of its own history entry', async ({ page }) => {
    await page.goto('/app');
    const before = await page.evaluate(() => history.length);

    await page.evaluate(() => location.assign('/raiz'));
    await expect(page).toHaveURL('/inicio');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/app');
  });

  test('keeps what follows the address', async ({ page }) => {
    await page.goto('/raiz?origen=correo#Empresas');

    await expect(page).toHaveURL('/inicio?origen=correo#Empresas');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to /inicio too', async ({ page }) => {
      await page.goto('/raiz');

      await expect(page).toHaveURL('/inicio');
    });
  });
});

test('an address in another letter case is put right without a history entry of its own', async ({
  page,
}) => {
  for (const [typed, reached] of [
    ['/SOLUCIONES', '/soluciones'],
    ['/LOGIN', '/login'],
    ['/LANDING/Auditorias', '/landing/auditorias'],
    [`/${newest?.id.toUpperCase()}?x=1#y`, `/${newest?.id}?x=1#y`],
    ['/SOLUCIONES/?x=1#y', '/soluciones?x=1#y'],
  ] as const) {
    await page.goto('/registro');
    const before = await page.evaluate(() => history.length);

    await page.evaluate((address) => location.assign(address), typed);

    await expect(page).toHaveURL(reached);
    expect(await page.evaluate(() => history.length), typed).toBe(before + 1);
  }
});
