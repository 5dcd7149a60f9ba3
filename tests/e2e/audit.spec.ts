import type { Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { layoutShift, pushedEvents, stayOnClick } from '#tests/support/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

// The sums themselves: tests/unit/sections/TryAudit/auditResult.test.ts.

const { audit } = content.page('landing/auditorias');
const { whatsapp } = content.site();
const fridge = 'Heladera a 5 °C o menos';
const dates = 'Fechas de elaboración a la vista';
const others = ['Mesada limpia y despejada', 'Tablas por color', 'La promo de este mes'];

const form = (page: Page) => page.getByRole('form', { name: audit.title });
const item = (page: Page, name: string) => form(page).getByRole('group', { name });
const said = (page: Page) => form(page).getByRole('status');
const photo = (page: Page, name: string) =>
  item(page, name).getByRole('figure').getByRole('img').first();
const supervisor = (page: Page) => form(page).getByRole('link', { name: audit.supervisor.label });

const answer = (page: Page, name: string, label: string) =>
  item(page, name).getByRole('radio', { name: label, exact: true }).check();

/** The visible mark of a score under the minimum. */
const isBelow = (page: Page) => form(page).getByText('Bajo el mínimo');

/** The score and, in its place until there is one, what to do for it. */
const score = (page: Page) => form(page).locator('[data-score]');
const unanswered = (page: Page) => form(page).getByText(audit.unanswered);

/** The score as a counter of CSS draws it. */
const drawnScore = (page: Page) =>
  score(page).evaluate((figure) =>
    Number(getComputedStyle(figure, '::before').counterReset.replace('puntaje ', '')),
  );

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a «No» costs its points and leaves a photo and a task', async ({ page }) => {
  await page.goto('/landing/auditorias');
  await expect(form(page).getByText('Van 0 de 5')).toBeVisible();
  await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(0);
  // There is something to look at, and nothing beside it to click.
  await expect(photo(page, fridge)).toBeVisible();
  await expect(form(page).getByText(audit.ask)).toBeVisible();
  await expect(form(page).getByRole('link')).toHaveCount(0);
  await expect(said(page)).toHaveText('');
  expect(await drawnScore(page), 'what the visit lost in the other items is gone').toBe(90);
  // Nothing is good or bad before an answer.
  await expect(score(page)).toBeHidden();
  await expect(unanswered(page)).toBeVisible();
  const before = await layoutShift(page);

  await answer(page, dates, audit.no);
  await expect(said(page)).toHaveText(
    `No cumple: ${dates}. Van 80. Lo toma Rocío hasta el 2 de junio.`,
  );
  expect(await drawnScore(page)).toBe(80);
  await expect(score(page)).toBeVisible();
  await expect(unanswered(page)).toBeHidden();
  await answer(page, fridge, audit.no);
  await expect(said(page)).toHaveText(
    `No cumple: ${fridge}. Van 64. Lo toma Pablo hasta el 5 de junio.`,
  );
  await expect(isBelow(page)).toBeVisible();
  await expect(photo(page, fridge)).toBeVisible();
  await expect(form(page).getByText(audit.ask)).toBeHidden();
  await expect(item(page, fridge)).toContainText('Cerro de las Rosas · Cocina');
  await expect(item(page, fridge)).toContainText('Pablo · 5 jun');

  await answer(page, fridge, audit.yes);
  await expect(said(page)).toHaveText(`Cumple: ${fridge}. Van 80.`);
  await expect(photo(page, fridge)).toBeHidden();
  await expect(photo(page, dates)).toBeVisible();
  expect(await layoutShift(page)).toBe(before);

  // A fridge too warm that is let through is asked about again.
  await answer(page, dates, audit.yes);
  await expect(form(page).getByText('Marca 9 °C y el máximo es 5 °C.')).toBeVisible();

  // The minimum itself is enough.
  await answer(page, 'La promo de este mes', audit.no);
  await expect(said(page)).toContainText('Van 85.');
  await expect(isBelow(page)).toBeHidden();
});

test('the audit ends with its result in words, and only the click on its way out is measured', async ({
  page,
}) => {
  await page.goto('/landing/auditorias');
  for (const name of [fridge, ...others]) await answer(page, name, audit.yes);
  await answer(page, dates, audit.no);

  await expect(said(page)).toHaveText(/Van 80\. Lo toma Rocío .*Terminó en 80, tareas 1\.$/);
  await expect(form(page).getByText('Terminó en 80, tareas 1.').first()).toBeVisible();
  const href = (await supervisor(page).getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('text')).toMatch(
    new RegExp(
      `^${whatsapp.auditsMessage} Me dio 80\\. Falla: ${dates}\\. Está en https://.*/landing/auditorias$`,
    ),
  );

  expect(await pushedEvents(page)).toEqual([]);
  await answer(page, dates, audit.yes);
  await expect(said(page)).toContainText('Terminó en 90, sin nada que hacer.');

  await stayOnClick(page);
  await form(page).getByRole('link', { name: audit.demo.label }).click();
  await supervisor(page).click();
  const [demo, sent] = await pushedEvents(page);
  expect(demo).toMatchObject({
    event: 'cta_click',
    cta_id: audit.demo.cta,
    cta_location: 'auditar',
    destination_url: '/contacto',
  });
  expect(sent).toMatchObject({
    event: 'cta_click',
    cta_id: audit.supervisor.cta,
    channel: 'whatsapp',
    destination_url: 'https://wa.me/',
  });
});

test('the audit can be answered with the keyboard, and Enter does not leave the page', async ({
  page,
}) => {
  await page.goto('/landing/auditorias');
  const first = item(page, fridge).getByRole('radio', { name: audit.yes });
  await first.focus();
  await first.press('Space');
  await expect(said(page)).toHaveText(`Cumple: ${fridge}. Van 90.`);
  await first.press('ArrowRight');
  await expect(said(page)).toHaveText(/^No cumple: .* Van 74\./);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/landing/auditorias');
  await page.keyboard.press('Tab');
  await expect(item(page, dates).getByRole('radio', { name: audit.yes })).toBeFocused();
});

test('the audit begins on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/landing/auditorias');
  const [label] = await item(page, fridge).getByText(audit.no, { exact: true }).all();
  const { y = 0, height = 0 } = (await label?.boundingBox()) ?? {};
  const bar = await page.locator('[data-demo-bar]').boundingBox();

  expect(y + height).toBeLessThan(bar?.y ?? 0);
});

test('with forced colours the chosen answer still stands out', async ({ page }) => {
  await page.goto('/landing/auditorias');
  await answer(page, fridge, audit.no);
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (label: string) =>
    item(page, fridge)
      .getByText(label, { exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(audit.no)).not.toBe(await ground(audit.yes));
});

testWithoutScripts('without scripts the audit stands there finished', async ({ page }) => {
  await page.goto('/landing/auditorias');
  await expect(item(page, fridge).getByRole('radio', { name: audit.no })).toBeChecked();
  await expect(item(page, dates).getByRole('radio', { name: audit.yes })).toBeChecked();
  await expect(form(page).getByRole('radio', { disabled: false })).toHaveCount(0);
  await expect(photo(page, fridge)).toBeVisible();
  await expect(form(page).getByText('74', { exact: true })).toBeVisible();
  await expect(isBelow(page)).toBeVisible();
  await expect(form(page).getByText('Terminó en 74, tareas 1.').first()).toBeVisible();
  await expect(said(page)).toHaveText(
    `No cumple: ${fridge}. Van 74. Lo toma Pablo hasta el 5 de junio.`,
  );
  await expect(supervisor(page)).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(whatsapp.auditsMessage)}`,
  );
});
