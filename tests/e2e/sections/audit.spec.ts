import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { layoutShift, pushedEvents, stayOnClick } from '#tests/support/browser/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

// The sums themselves: tests/unit/sections/TryAudit/auditResult.test.ts. Here they are written out as the fixture's
// `red.yaml` gives them: the visit ends with 74 points and lost 16 for the fridge, so the audit begins with 90. The
// minimum is 85.

const { tryAudit: audit } = content.page('landing/auditorias');
const { whatsapp } = content.site();

/** Its photo is shown from the start. It costs 16 points. */
const fridge = 'Heladera a 5 °C o menos';
/** Costs 10 points. */
const dates = 'Fechas de elaboración a la vista';
/** Costs 5 points, so its «No» leaves the minimum, and no point less. */
const poster = 'La promo de este mes en la vidriera';
const items = [fridge, dates, 'Mesada limpia y despejada', 'Tablas por color', poster];

/** Not by its name, which is another at the end. */
const form = (page: Page) => page.locator('#auditar');
const group = (page: Page, item: string) => form(page).getByRole('group', { name: item });
const announcement = (page: Page) => form(page).getByRole('status');
const photo = (page: Page, item: string) =>
  group(page, item).getByRole('figure').getByRole('img').first();
const supervisor = (page: Page) => form(page).getByRole('link', { name: audit.supervisor.label });

/** The way to the demo, which carries the score. */
const demoWith = (page: Page, score: number) =>
  form(page).getByRole('link', { name: `Ver este ${score} en una demo` });

const choice = (page: Page, item: string, label: string) =>
  group(page, item).getByRole('radio', { name: label, exact: true });
const answer = (page: Page, item: string, label: string) => choice(page, item, label).check();

/** The visible mark of a score under the minimum. */
const belowMinimum = (page: Page) => form(page).getByText('Bajo el mínimo');

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

test('before an answer the audit shows a photo to look at, and says what the score begins with', async ({
  page,
}) => {
  await expect(form(page).getByText('Van 0 de 5')).toBeVisible();
  await expect(form(page).getByText('Son 5 y nada más')).toBeVisible();
  await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(photo(page, fridge)).toBeVisible();
  await expect(form(page).getByText(audit.ask)).toBeVisible();
  await expect(form(page).getByText(audit.rule)).toBeVisible();
  await expect(announcement(page)).toHaveText('');
  await expect(page.getByText(audit.yours.title).first()).toBeHidden();
  expect(await drawnScore(page)).toBe(90);
  const whyLess = form(page).getByText('Arranca en 90. Por los otros 9, 10 menos');
  await expect(whyLess, 'why not 100').toBeVisible();
  await expect(belowMinimum(page)).toBeHidden();
});

test('before an answer there is nothing to click beside the audit’s photo', async ({ page }) => {
  await expect(photo(page, fridge)).toBeVisible();
  await expect(form(page).getByRole('link')).toHaveCount(0);
});

test('a «No» costs the points of its item, and gives somebody a task', async ({ page }) => {
  await answer(page, dates, audit.no);
  await expect(announcement(page)).toHaveText(
    'No cumple: Fechas de elaboración a la vista. Van 80. Lo toma Rocío hasta el 2 de junio.',
  );
  expect(await drawnScore(page)).toBe(80);
  await expect(score(page)).toBeVisible();

  await answer(page, fridge, audit.no);
  await expect(announcement(page)).toHaveText(
    'No cumple: Heladera a 5 °C o menos. Van 64. Lo toma Pablo hasta el 5 de junio.',
  );
  await expect(group(page, fridge)).toContainText('Pablo · 5 jun');
});

test('the last «No» shows its photo, and a «Sí» puts it away', async ({ page }) => {
  await answer(page, dates, audit.no);
  await answer(page, fridge, audit.no);
  await expect(form(page).getByText(audit.ask)).toBeHidden();
  await expect(photo(page, fridge)).toBeVisible();
  await expect(group(page, fridge)).toContainText('Cerro de las Rosas');

  await answer(page, fridge, audit.yes);
  await expect(announcement(page)).toHaveText('Cumple: Heladera a 5 °C o menos. Van 80.');
  await expect(photo(page, fridge)).toBeHidden();
  await expect(photo(page, dates)).toBeVisible();
});

test('a score under the minimum is marked, the minimum itself is not', async ({ page }) => {
  await answer(page, dates, audit.no);
  await expect(belowMinimum(page)).toBeVisible();

  await answer(page, dates, audit.yes);
  await answer(page, poster, audit.no);
  await expect(announcement(page)).toContainText('Van 85.');
  await expect(belowMinimum(page)).toBeHidden();
});

test('answers move nothing on the page', async ({ page }) => {
  const before = await layoutShift(page);

  for (const item of [dates, fridge]) {
    await answer(page, item, audit.no);
    await expect(announcement(page)).toContainText(item);
  }
  await answer(page, fridge, audit.yes);
  await expect(photo(page, dates)).toBeVisible();

  expect(await layoutShift(page)).toBe(before);
});

test('with forced colours the chosen answer stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await answer(page, fridge, audit.yes);

  const ground = (label: string) =>
    group(page, fridge)
      .getByText(label, { exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(audit.yes)).not.toBe(await ground(audit.no));
});

test('a «Sí» for a fridge that is too warm is asked about again', async ({ page }) => {
  await answer(page, fridge, audit.yes);
  await answer(page, dates, audit.yes);
  await expect(form(page).getByText('Marca 9 °C y el máximo es 5 °C.')).toBeVisible();
});

test.describe('a finished audit', () => {
  const failed =
    'No cumple: Fechas de elaboración a la vista. Van 80. Lo toma Rocío hasta el 2 de junio.';
  const end = 'Terminó en 80, tareas 1, de Rocío.';
  const message = 'Me dio 80. Falla: Fechas de elaboración a la vista.';

  test.beforeEach(async ({ page }) => {
    for (const item of items) {
      if (item !== dates) await answer(page, item, audit.yes);
    }
    await answer(page, dates, audit.no);
  });

  test('tells its result in words, and again when an answer is changed', async ({ page }) => {
    await expect(page.getByRole('form', { name: audit.ended })).toBeVisible();
    await expect(announcement(page)).toHaveText(`${failed} ${end}`);
    await expect(form(page).getByText(end).first()).toBeVisible();
    await expect(
      form(page).getByText('A quien dirige le llega Cerro de las Rosas, 80, tareas 1.'),
    ).toBeVisible();

    await answer(page, dates, audit.yes);
    await expect(announcement(page)).toHaveText(
      'Cumple: Fechas de elaboración a la vista. Van 90. Terminó en 90, sin nada que hacer.',
    );
    await expect(demoWith(page, 90)).toBeVisible();
  });

  test('takes its result along to the supervisor, with the address of the audit', async ({
    page,
  }) => {
    const text = new URL((await supervisor(page).getAttribute('href')) ?? '').searchParams.get(
      'text',
    );

    expect(text).toBe(
      `${whatsapp.auditsMessage} ${message} Está en https://www.fixture.example/landing/auditorias`,
    );
  });

  test('repeats its result further down the page, and in the chat of the form', async ({
    page,
  }) => {
    const notes = page.locator('[data-audit-score]');
    await expect(notes).toHaveCount(2);
    for (const note of await notes.all()) {
      await expect(note).toContainText(audit.yours.title);
      await expect(note).toContainText('80');
    }
    const chat = page.locator('#formulario').locator('a[href^="https://wa.me/"]');
    const href = (await chat.getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('text')).toContain(message);
    await expect(page.locator('#formulario'), 'what the chat will say').toContainText(message);
  });

  test('tells analytics of the clicks that lead away, and of nothing else', async ({ page }) => {
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

test('the audit can be answered with the keyboard', async ({ page }) => {
  const first = choice(page, fridge, audit.yes);
  await first.focus();
  await first.press('Space');
  await expect(announcement(page)).toHaveText('Cumple: Heladera a 5 °C o menos. Van 90.');
  await first.press('ArrowRight');
  await expect(announcement(page)).toContainText('Van 74.');
  await page.keyboard.press('Tab');
  await expect(choice(page, dates, audit.yes)).toBeFocused();
});

test('Enter on an answer does not leave the page', async ({ page }) => {
  await choice(page, fridge, audit.no).check();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/landing/auditorias');
  await expect(choice(page, fridge, audit.no)).toBeChecked();
});

test('a phone has the first photo with its question and answers in its first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();

  await expect(photo(page, fridge)).toBeInViewport({ ratio: 1 });
  await expect(form(page).getByText(audit.ask)).toBeInViewport({ ratio: 1 });
  for (const label of [audit.yes, audit.no])
    await expect(group(page, fridge).getByText(label, { exact: true })).toBeInViewport({
      ratio: 1,
    });
});

test('a phone shows the result under the header, with the score, the task and the ways on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  for (const item of items) await answer(page, item, item === dates ? audit.no : audit.yes);

  const header = await page.getByRole('banner').boundingBox();
  const title = await form(page).getByRole('heading', { name: audit.ended }).boundingBox();
  expect(title?.y ?? 0).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? Infinity));
  await expect(score(page)).toBeInViewport({ ratio: 1 });
  await expect(supervisor(page)).toBeInViewport({ ratio: 1 });

  // Whoever corrects an answer stays at it.
  const last = items.at(-1) ?? dates;
  await answer(page, last, audit.no);
  await expect(form(page).getByRole('heading', { name: audit.ended })).not.toBeInViewport();
  await expect(group(page, last)).toBeInViewport();
});

testWithoutScripts(
  'without scripts the audit is there as an example, with its answers and its result',
  async ({ page }) => {
    await expect(choice(page, fridge, audit.no)).toBeChecked();
    await expect(choice(page, dates, audit.yes)).toBeChecked();
    await expect(form(page).getByRole('radio', { disabled: false })).toHaveCount(0);
    await expect(photo(page, fridge)).toBeVisible();
    await expect(form(page).getByText('74', { exact: true })).toBeVisible();
    await expect(belowMinimum(page)).toBeVisible();
    await expect(demoWith(page, 74)).toBeVisible();
    await expect(form(page).getByText('Terminó en 74, tareas 1, de Pablo.').first()).toBeVisible();
    await expect(announcement(page)).toHaveText(
      'No cumple: Heladera a 5 °C o menos. Van 74. Lo toma Pablo hasta el 5 de junio.',
    );
    await expect(supervisor(page)).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(whatsapp.auditsMessage)}`,
    );
  },
);
