import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

// The sums themselves: tests/unit/lib/calculators.test.ts.

const { coverageCalculator: calculator } = content.page('inicio');
const first = 'En cinco días, 5 de 35 quedan sin ver.';

const section = (page: Page) => page.getByRole('region', { name: calculator.title });
const answer = (page: Page) => section(page).getByRole('status').first();
const field = (page: Page, name: string) => section(page).getByRole('spinbutton', { name });
const street = (page: Page) => section(page).locator('[data-shops]').first();
const seen = (page: Page) => street(page).locator('path').last();

test('the calculator answers at once, in a sentence and in the drawing', async ({ page }) => {
  await page.goto('/inicio');
  await test.step('the first numbers are an example, in words and drawn', async () => {
    await expect(answer(page)).toContainText(first);
    await expect(section(page)).toContainText(/Van\s+39 horas, o \$\s421\.200, en un año\./);
    // Ten shops a row, of 60 by 66: three rows and a half, of which three are lit.
    await expect(street(page)).toHaveAttribute('viewBox', '0 0 600 264');
    await expect(seen(page)).toHaveAttribute('d', /^M0 0h600v198H0z/);
  });

  await test.step('other numbers change the sentences and the drawing', async () => {
    await field(page, 'Locales').fill('50');
    await expect(answer(page)).toContainText('En cinco días, 20 de 50 quedan sin ver.');
    await expect(section(page)).toContainText('Pasa alguien cada 8,3 días hábiles.');
    await expect(street(page)).toHaveAttribute('viewBox', '0 0 600 330');
    await expect(seen(page)).toHaveAttribute('d', /^M0 0h600v198H0z/);

    await expect(section(page)).toContainText('Con planilla propia, 50 de 50 se ven.');
  });

  await test.step('hours cost money only if the price of an hour is a number', async () => {
    const cost = section(page).getByLabel(calculator.cost.label);
    await cost.fill('');
    await cost.pressSequentially('12.500');
    const hours = section(page).getByRole('status').filter({ hasText: '39' });
    await expect(hours).toHaveText(/Van\s+39 horas, o \$\s5\.850\.000, en un año\./);
    await cost.fill('doce mil');
    await expect(hours).toContainText('39 horas en un mes.');
  });

  await test.step('without a number its sentence goes, and nothing else', async () => {
    await field(page, 'Horas en limpio').fill('');
    await expect(section(page)).not.toContainText('horas en un mes');
    await expect(section(page).locator('[data-sentence="hours"]')).toBeHidden();
    await field(page, 'Locales').fill('');
    await expect(answer(page)).toHaveText(calculator.texts.incomplete);
    // What stands below stays where it is; no old number goes along.
    await expect(section(page)).toContainText('Con planilla propia, 50 de 50 se ven.');
    const demo = section(page).getByRole('link', { name: calculator.action.label });
    await expect(demo).toHaveAttribute('href', '/contacto#agenda');
    const chat = section(page).getByRole('link', { name: calculator.whatsapp.label });
    await expect(chat).toHaveAttribute('href', /text=Va%20la%20cuenta%20de%20una%20red\.$/);
  });

  await test.step('Enter does not leave the page', async () => {
    await field(page, 'Locales').press('Enter');
    await expect(page).toHaveURL('/inicio');
  });
});

test('the calculator’s numbers go along to the contact page and its chat', async ({ page }) => {
  await page.goto('/inicio');
  const chat = section(page).getByRole('link', { name: calculator.whatsapp.label });
  await expect(chat).toHaveAttribute('href', /text=Va%20la%20cuenta.*%2035%2C%20con%202%20a%203/);

  await field(page, 'Locales').fill('50');
  await expect(chat).toHaveAttribute('href', /%2050%2C%20con%202%20a%203/);
  await section(page).getByLabel(calculator.cost.label).fill('12.500');
  await expect(chat).toHaveAttribute('href', /5\.850\.000%20en%20un%20a%C3%B1o\.$/);
  await section(page).getByRole('link', { name: calculator.action.label }).click();

  await expect(page).toHaveURL(
    '/contacto?locales=50&supervisores=2&visitas=3&horas=9&costo=12500#agenda',
  );
  const note = page.getByRole('complementary', {
    name: content.page('contacto').visitorNumbers.title,
  });
  await expect(note).toContainText(
    /Son 50, con 2 a 3 por día\. Y 9 horas copiando\. O \$\s5\.850\.000 en un año\./,
  );
  await expect(note).toContainText('En cinco días, 20 de 50 quedan sin ver.');
  const { sheet } = content.page('contacto').proposal;
  const proposed = page.getByRole('article', { name: sheet.title });
  await expect(proposed).toContainText(`50 ${sheet.price.branches}`);

  const form = page.locator('[data-week]');
  await expect(form.locator('[type="number"]')).toHaveValue('50');
  await expect(form.locator('p')).toContainText('Son 50, con 2 a 3 por día.');
  // Its chat says them once, although they are added to every other chat of the page.
  const said = decodeURIComponent((await form.locator('a').first().getAttribute('href')) ?? '');
  expect(said.match(/Son 50/g)).toHaveLength(1);

  const other = page
    .getByRole('region', { name: content.page('contacto').proposal.title })
    .locator('a[href^="https://wa.me/"]');
  await expect(other).toHaveAttribute('href', /Son%2050%2C%20con%202%20a%203%20por%20d%C3%ADa/);
});

test('nonsense numbers in the address are ignored', async ({ page }) => {
  const { title } = content.page('contacto').visitorNumbers;
  await page.goto(`/contacto?locales=${'9'.repeat(1000)}&supervisores=-1&visitas=<b>`);
  await expect(page.getByText(title)).toBeHidden();

  await page.goto('/contacto?locales=50&supervisores=2&visitas=3&horas=9&costo=<b>');
  const note = page.getByRole('complementary', { name: title });
  await expect(note).toContainText('9 horas copiando.');
  await expect(note).not.toContainText('en un año');
});

test('the newest article’s calculation works in the list, and its numbers go along to the demo', async ({
  page,
}) => {
  await page.goto('/blogs');
  const { visitInterval } = content.site().kit;
  const form = page.getByRole('form', { name: visitInterval.legend });
  const ending = page.getByRole('region', { name: content.page('blogs').banner.title });
  await expect(form.getByRole('status')).toContainText('7 jornadas');
  await expect(ending).not.toContainText('÷');

  const demo = ending.getByRole('link').first();
  await form.getByRole('spinbutton', { name: visitInterval.branches }).fill('40');
  await expect(ending).toContainText('40 ÷ 2 = 20 jornadas');
  await expect(demo).toHaveAttribute('href', '/contacto?locales=40&visitas=2');

  // While a number is missing, the page shows no result, and its links bring none along.
  await form.getByRole('spinbutton', { name: visitInterval.visits }).fill('');
  await expect(form.getByRole('status')).toContainText('? jornadas');
  await expect(ending.getByText('jornadas')).toBeHidden();
  await expect(demo).toHaveAttribute('href', '/contacto');

  await form.getByRole('spinbutton', { name: visitInterval.visits }).fill('3');
  await expect(form.getByRole('status')).toContainText('13,3 jornadas');
  await expect(ending).toContainText('40 ÷ 3 = 13,3 jornadas');

  await demo.click();
  await expect(page).toHaveURL('/contacto?locales=40&visitas=3');
  const note = page.getByRole('complementary', {
    name: content.page('contacto').visitorNumbers.title,
  });
  await expect(note).toContainText('Son 40, a 3 por día entre todos.');
  await expect(note).toContainText('En cinco días, 25 de 40 quedan sin ver.');
});

testWithoutScripts(
  'without scripts the calculation of an article is one to read',
  async ({ page }) => {
    await page.goto('/con_todo');
    // Playwright's text selectors leave `noscript` out.
    await expect(page.locator('output noscript span')).toHaveText('12 ÷ 2 =');
    await expect(page.getByRole('status')).toContainText('6 jornadas');
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
  },
);

testWithoutScripts(
  'without scripts the calculator is a sentence with its answer',
  async ({ page }) => {
    await page.goto('/inicio');
    // Playwright's text selectors leave `noscript` out.
    const example = section(page).locator('noscript p');
    await expect(example).toBeVisible();
    await expect(example).toHaveText(calculator.example);
    await expect(answer(page)).toContainText(first);
    await expect(section(page).getByText('Con planilla propia,')).toBeVisible();
    await expect(section(page).getByRole('spinbutton')).toHaveCount(0);
  },
);
