import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { layoutShift, pushedEvents, stayOnClick } from '#tests/support/browser/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

// The sums themselves: tests/unit/sections/TryAudit/auditResult.test.ts.

const { tryAudit: audit } = content.page('landing/auditorias');
const { whatsapp } = content.site();
const fridge = 'Heladera a 5 °C o menos';
const dates = 'Fechas de elaboración a la vista';
const others = ['Mesada limpia y despejada', 'Tablas por color', 'La promo de este mes'];

const form = (page: Page) => page.getByRole('form', { name: audit.title });
const item = (page: Page, name: string) => form(page).getByRole('group', { name });
const announcement = (page: Page) => form(page).getByRole('status');
const photo = (page: Page, name: string) =>
  item(page, name).getByRole('figure').getByRole('img').first();
const supervisor = (page: Page) => form(page).getByRole('link', { name: audit.supervisor.label });

/** The way to the demo, which carries the score. */
const demoWith = (page: Page, points: number) =>
  form(page).getByRole('link', { name: audit.demo.label.replace('{puntaje}', String(points)) });

const answer = (page: Page, name: string, label: string) =>
  item(page, name).getByRole('radio', { name: label, exact: true }).check();

/** The visible mark of a score under the minimum. */
const isBelow = (page: Page) => form(page).getByText('Bajo el mínimo');

const score = (page: Page) => form(page).locator('[data-score]');

/** The score as a counter of CSS draws it. */
const drawnScore = (page: Page) =>
  score(page).evaluate((figure) =>
    Number(getComputedStyle(figure, '::before').counterReset.replace('puntaje ', '')),
  );

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/landing/auditorias');
});

test('each answer changes the score, the task and the photo, and moves nothing on the page', async ({
  page,
}) => {
  const before = await layoutShift(page);
  await test.step('before an answer there is a photo to look at, and the score says what it begins with', async () => {
    await expect(form(page).getByText('Van 0 de 5')).toBeVisible();
    await expect(form(page).getByText('Son 5 y nada más')).toBeVisible();
    await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(photo(page, fridge)).toBeVisible();
    await expect(form(page).getByText(audit.ask)).toBeVisible();
    await expect(form(page).getByText(audit.rule)).toBeVisible();
    // Nothing beside it to click.
    await expect(form(page).getByRole('link')).toHaveCount(0);
    await expect(announcement(page)).toHaveText('');
    await expect(page.getByText(audit.yours.title).first()).toBeHidden();
    expect(await drawnScore(page)).toBe(90);
    await expect(form(page).getByText('Por los otros 9, 10 menos'), 'why not 100').toBeVisible();
    await expect(isBelow(page)).toBeHidden();
  });

  await test.step('a «No» costs its points, and somebody gets a task', async () => {
    await answer(page, dates, audit.no);
    await expect(announcement(page)).toHaveText(
      `No cumple: ${dates}. Van 80. Lo toma Rocío hasta el 2 de junio.`,
    );
    expect(await drawnScore(page)).toBe(80);
    await expect(score(page)).toBeVisible();

    await answer(page, fridge, audit.no);
    await expect(announcement(page)).toHaveText(
      `No cumple: ${fridge}. Van 64. Lo toma Pablo hasta el 5 de junio.`,
    );
    await expect(item(page, fridge)).toContainText('Pablo · 5 jun');
  });

  await test.step('the last «No» shows its photo, and a «Sí» puts it away', async () => {
    await expect(form(page).getByText(audit.ask)).toBeHidden();
    await expect(photo(page, fridge)).toBeVisible();
    await expect(item(page, fridge)).toContainText('Cerro de las Rosas · Cocina');

    await answer(page, fridge, audit.yes);
    await expect(announcement(page)).toHaveText(`Cumple: ${fridge}. Van 80.`);
    await expect(photo(page, fridge)).toBeHidden();
    await expect(photo(page, dates)).toBeVisible();
  });

  await test.step('a score under the minimum is marked, the minimum itself is not', async () => {
    await expect(isBelow(page)).toBeVisible();

    await answer(page, dates, audit.yes);
    await answer(page, 'La promo de este mes', audit.no);
    await expect(announcement(page)).toContainText('Van 85.');
    await expect(isBelow(page)).toBeHidden();
  });

  expect(await layoutShift(page), 'what moved on the page').toBe(before);

  await test.step('with forced colours the chosen answer still stands out', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (label: string) =>
      item(page, fridge)
        .getByText(label, { exact: true })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(audit.yes)).not.toBe(await ground(audit.no));
  });
});

test('a «Sí» for a fridge that is too warm is asked about again', async ({ page }) => {
  await answer(page, fridge, audit.yes);
  await answer(page, dates, audit.yes);
  await expect(form(page).getByText('Marca 9 °C y el máximo es 5 °C.')).toBeVisible();
});

test('a finished audit tells its result, and takes it along to the supervisor, the form and the demo', async ({
  page,
}) => {
  for (const name of [fridge, ...others]) await answer(page, name, audit.yes);
  await answer(page, dates, audit.no);

  await test.step('its result is told in words', async () => {
    await expect(announcement(page)).toHaveText(
      /Van 80\. Lo toma Rocío .*Terminó en 80, tareas 1, de Rocío\.$/,
    );
    await expect(form(page).getByText('Terminó en 80, tareas 1, de Rocío.').first()).toBeVisible();
  });

  await test.step('an answer that is changed changes the result', async () => {
    await answer(page, dates, audit.yes);
    await expect(announcement(page)).toContainText('Terminó en 90, sin nada que hacer.');
    await expect(demoWith(page, 90)).toBeVisible();
    await answer(page, dates, audit.no);
  });

  await test.step('the supervisor gets the result, and where the audit was done', async () => {
    const href = (await supervisor(page).getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('text')).toMatch(
      new RegExp(
        `^${whatsapp.auditsMessage} Me dio 80\\. Falla: ${dates}\\. Está en https://.*/landing/auditorias$`,
      ),
    );
  });

  await test.step('it is repeated further down the page, and in the chat of the form', async () => {
    const notes = page.locator('main').getByText(audit.yours.title);
    await expect(notes).toHaveCount(2);
    for (const note of await notes.all()) await expect(note.locator('..')).toContainText('80');
    const chat = page.locator('#formulario').locator('a[href^="https://wa.me/"]');
    const href = (await chat.getAttribute('href')) ?? '';
    const result = `Me dio 80. Falla: ${dates}.`;
    expect(new URL(href).searchParams.get('text')).toContain(result);
    // What the chat will say is shown beside the form, too.
    await expect(page.locator('#formulario')).toContainText(result);
  });

  await test.step('analytics hears of the clicks that lead away, and of nothing else', async () => {
    expect(await pushedEvents(page)).toEqual([]);

    await stayOnClick(page);
    await demoWith(page, 80).click();
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
});

test('the audit can be answered with the keyboard, and Enter does not leave the page', async ({
  page,
}) => {
  const first = item(page, fridge).getByRole('radio', { name: audit.yes });
  await first.focus();
  await first.press('Space');
  await expect(announcement(page)).toHaveText(`Cumple: ${fridge}. Van 90.`);
  await first.press('ArrowRight');
  await expect(announcement(page)).toHaveText(/^No cumple: .* Van 74\./);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/landing/auditorias');
  await page.keyboard.press('Tab');
  await expect(item(page, dates).getByRole('radio', { name: audit.yes })).toBeFocused();
});

test('a phone has the first photo with its question and answers in its first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();

  await expect(photo(page, fridge)).toBeInViewport({ ratio: 1 });
  await expect(form(page).getByText(audit.ask)).toBeInViewport({ ratio: 1 });
  for (const label of [audit.yes, audit.no])
    await expect(item(page, fridge).getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
});

test('a phone shows the result under the header, with the score and the ways on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  for (const name of [fridge, dates, ...others]) await answer(page, name, audit.no);

  const header = await page.getByRole('banner').boundingBox();
  const title = await form(page).getByRole('heading', { name: audit.title }).boundingBox();
  expect(title?.y ?? 0).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? Infinity));
  await expect(score(page)).toBeInViewport({ ratio: 1 });
  await expect(supervisor(page)).toBeInViewport({ ratio: 1 });
});

testWithoutScripts(
  'without scripts the audit is there with its answers and its result',
  async ({ page }) => {
    await expect(item(page, fridge).getByRole('radio', { name: audit.no })).toBeChecked();
    await expect(item(page, dates).getByRole('radio', { name: audit.yes })).toBeChecked();
    await expect(form(page).getByRole('radio', { disabled: false })).toHaveCount(0);
    await expect(photo(page, fridge)).toBeVisible();
    await expect(form(page).getByText('74', { exact: true })).toBeVisible();
    await expect(isBelow(page)).toBeVisible();
    await expect(demoWith(page, 74)).toBeVisible();
    await expect(form(page).getByText('Terminó en 74, tareas 1, de Pablo.').first()).toBeVisible();
    await expect(announcement(page)).toHaveText(
      `No cumple: ${fridge}. Van 74. Lo toma Pablo hasta el 5 de junio.`,
    );
    await expect(supervisor(page)).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(whatsapp.auditsMessage)}`,
    );
  },
);
