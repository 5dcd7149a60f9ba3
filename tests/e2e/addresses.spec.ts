import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';
import { siteFolder } from '#tests/support/variants.ts';

const [newest] = content.articles();

test('an address in another letter case is put right, in its own history entry', async ({
  page,
}) => {
  await page.goto('/registro');
  for (const [typed, reached] of [
    ['/SOLUCIONES', '/soluciones'],
    ['/LOGIN', '/login'],
    ['/LANDING/Auditorias/?x=1#y', '/landing/auditorias?x=1#y'],
    [`/${newest?.id.toUpperCase()}?utm_source=x#y`, `/${newest?.id}?utm_source=x#y`],
  ] as const) {
    const before = await page.evaluate(() => history.length);

    await page.evaluate((address) => location.assign(address), typed);

    await expect(page).toHaveURL(reached);
    expect(await page.evaluate(() => history.length), typed).toBe(before + 1);
  }
});

// A host that can't redirect serves the document itself: here it stands at an address of its own.
test('the document of / leads to Home, in the place of its own history entry', async ({ page }) => {
  const body = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  await page.route('**/raiz*', (route) =>
    route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto('/app');

  await page.goto('/raiz?origen=correo#Empresas');

  await expect(page).toHaveURL('/inicio?origen=correo#Empresas');
  await page.goBack();
  await expect(page).toHaveURL('/app');
});
