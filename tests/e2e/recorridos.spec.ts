import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import {
  controlCount,
  leavePage,
  motions,
  prepareWalk,
  pressAll,
  readState,
  tooSmall,
  walk,
} from '../support/walk.ts';

/** A computer, a tablet, a phone, and a computer's screen at 400 % zoom. */
const sizes = [
  { width: 1280, height: 900 },
  { width: 768, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

const site = content.site();

/** Goes through the page by keyboard, there and back, and looks at every stop. */
async function walkThrough(page: Page, where: string) {
  const before = await readState(page);
  const covers: string[] = [];

  await leavePage(page);
  const there = await walk(page, 'Tab');
  const back = await walk(page, 'Shift+Tab');
  for (const stop of [...there, ...back]) {
    covers.push(...stop.covers.map((cover) => `${stop.tag} under ${cover}`));
  }

  const all = Array.from({ length: await controlCount(page) }, (_, index) => index);
  const order = 'each control once, in the order of the document';
  const stops = there.map(({ index }) => index);
  expect.soft(stops, `2.1.1, 2.1.2, 2.4.3 ${where}: ${order}`).toEqual(all);
  const stopsBack = back.map(({ index }) => index).reverse();
  expect.soft(stopsBack, `2.1.1, 2.1.2, 2.4.3 ${where}, back: ${order}`).toEqual(all);
  // What a vendor's frame shows of its own focus is the vendor's. What floats over light and dark
  // grounds changes its colour where its ring can't be told from one of them.
  const showsOtherwise = ({ tag }: { tag: string }) => /^<iframe|wa\.me/.test(tag);
  const faint = there.filter(
    (stop) => !showsOtherwise(stop) && (stop.ring.width < 2 || stop.ring.contrast < 3),
  );
  expect.soft(faint, `2.4.7, 1.4.11 ${where}: a ring that can be seen`).toEqual([]);
  expect.soft(covers, `2.4.11 ${where}: nothing covers what has the focus`).toEqual([]);
  expect.soft(await readState(page), `3.2.1 ${where}: focus changes nothing`).toEqual(before);
}

test.describe('a walk through', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of screens) {
    test(`${path}: keyboard, focus, targets, pointers, motion`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto(path);
      await prepareWalk(page);

      for (const size of sizes) {
        const where = `at ${size.width} × ${size.height}`;
        await page.setViewportSize(size);
        await walkThrough(page, where);

        expect.soft(await tooSmall(page), `2.5.8 ${where}: room for a finger`).toEqual([]);
        const before = await readState(page);
        await pressAll(page);
        expect.soft(await readState(page), `2.5.2 ${where}: pressing does nothing`).toEqual(before);
      }

      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const size of sizes) {
        const where = `at ${size.width} × ${size.height}`;
        await page.setViewportSize(size);
        const flashing = (await motions(page)).filter(({ flashes }) => flashes > 3);
        expect.soft(flashing, `2.3.1 ${where}: nothing flashes`).toEqual([]);
        const pauses = page.getByRole('main').getByRole('checkbox').filter({ visible: true });
        for (const pause of await pauses.all()) await pause.press('Space');
        const going = (await motions(page)).filter(({ ends, isPaused }) => ends > 5 && !isPaused);
        expect.soft(going, `2.2.2 ${where}: what moves for 5 s can be paused`).toEqual([]);
        for (const pause of await pauses.all()) await pause.press('Space');
      }
    });
  }

  test('2.4.7: what floats over any ground changes its colour with the focus', async ({ page }) => {
    await page.goto('/inicio');
    const floating = page.locator('#flotante a');
    const fill = () => floating.evaluate((link) => getComputedStyle(link).backgroundColor);
    const usual = await fill();

    // Backwards from the address bar it is the first stop.
    await page.keyboard.press('Shift+Tab');
    await expect(floating).toBeFocused();
    await expect.poll(fill).not.toBe(usual);
  });

  test('the open menus: keyboard, focus, targets', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/soluciones');
    await prepareWalk(page);
    await page.getByRole('button', { name: site.navigation.menu }).click();
    await walkThrough(page, 'in the drawer');
    expect.soft(await tooSmall(page), '2.5.8 in the drawer').toEqual([]);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 768, height: 900 });
    await page.getByRole('banner').getByText('Secciones', { exact: true }).click();
    await walkThrough(page, 'with «Secciones» open');
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

    await expect(page.getByRole('status')).toBeEmpty();
    await page.getByRole('button', { name: login.showLabel }).click();
    await expect(page.getByRole('status')).toHaveText(login.shown);
    await page.getByRole('button', { name: login.hideLabel }).click();
    await expect(page.getByRole('status')).toHaveText(login.hidden);
  });
});

test('4.1.3: what fails to load is said in a live region, which was there before', async ({
  page,
}) => {
  const { scheduler } = content.page('contacto');
  const { form } = content.page('landing/auditorias');
  const { viewer } = content.page('UnBlog');
  for (const [path, message, region] of [
    ['/contacto', scheduler.failed, 'status'],
    ['/landing/auditorias', form.failed, 'status'],
    ['/UnBlog?idBlog=no-existe', viewer.notFound.replace('{route}', '/no-existe'), 'alert'],
  ] as const) {
    await page.goto(path);
    const place = page.locator('#formulario, #agenda, #comentarios');
    await place.scrollIntoViewIfNeeded();
    await expect(page.getByRole(region).filter({ hasText: message })).toBeVisible();
  }
});
