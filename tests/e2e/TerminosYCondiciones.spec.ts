import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('TerminosYCondiciones');

test.describe('/TerminosYCondiciones', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/TerminosYCondiciones');
  });

  test('opens with its title, version and date', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Términos y condiciones');
    await expect(page.getByText(new RegExp(`^${copy.legal.version} \\d`))).toBeVisible();
    await expect(page.getByText(copy.legal.dated).locator('time')).toHaveText(
      /^\d{1,2} de [a-z]+ de \d{4}$/,
    );
  });

  test('has neither a navigation bar nor a footer, but a way home', async ({ page }) => {
    await expect(page.getByRole('navigation', { name: copy.legal.contents })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);

    await page.getByRole('link', { name: copy.legal.home }).click();

    await expect(page).toHaveURL('/inicio');
  });

  // Spec section 9: the limits of the contract, in the words that bind.
  const limits = [
    ['the license renews monthly and automatically', /se renueva de forma mensual y automática/],
    ['the service can be disabled on non-payment', /falta de pago, Lineo puede inhabilitar/],
    [
      'after 10 days of interruption the license is revoked and the contract terminated',
      /diez \(10\) días de interrupción .* la licencia queda revocada y el Contrato terminado/,
    ],
    [
      'an intellectual property claim is notified within 2 business days',
      /debe notificarlo .* dentro de los dos \(2\) días hábiles/,
    ],
    ['the confidentiality penalty is USD 50,000', /cláusula penal, la suma de USD 50\.000/],
    [
      'the penalty is payable within 60 days',
      /penalidad debe pagarse dentro de los sesenta \(60\) días/,
    ],
    [
      'confidential documents are returned within 24 hours',
      /devolver los documentos confidenciales .* dentro de las veinticuatro \(24\) horas/,
    ],
    ['confidentiality lasts 5 years', /por cinco \(5\) años contados desde su terminación/],
    [
      'users must request a data backup at least once a month',
      /deben solicitar una copia de seguridad de los datos al menos una vez por mes/,
    ],
    [
      'jurisdiction is the ordinary courts of Córdoba, Argentina',
      /tribunales ordinarios de la ciudad de Córdoba, República Argentina/,
    ],
  ] as const;
  test('says each limit of the contract', async ({ page }) => {
    for (const [limit, words] of limits) {
      const paragraph = page.getByRole('paragraph').filter({ hasText: words });
      await expect.soft(paragraph, limit).toBeVisible();
    }
  });

  test('covers the service and the confidentiality agreement', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Licencia de uso' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Acuerdo de confidencialidad' })).toBeVisible();
  });

  test('has a list of its sections whose links reach them', async ({ page }) => {
    const list = page.getByRole('navigation', { name: copy.legal.contents });
    const sections = page.getByRole('article').locator('h2[id]:not(nav *)');
    const titles = await sections.allTextContents();

    expect(titles.length).toBeGreaterThan(1);
    await expect(list.getByRole('link')).toHaveText(titles);
    for (const title of [titles[0], titles.at(-1)].map(String)) {
      await list.getByRole('link', { name: title, exact: true }).click();
      await expect(page.locator(':target')).toHaveText(title);
      await expect(page.locator(':target')).toBeInViewport();
    }
  });

  test('links each limit of its summary to the section that sets it', async ({ page }) => {
    const links = page.getByRole('table').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) {
      await expect(page.locator(`h2[id="${href?.replace('#', '')}"]`)).toBeVisible();
    }
  });
});
