import type { BrowserContext, Page } from 'playwright/test';
import { homeRoute, routes } from '#lib/routes.ts';
import {
  blockScripts,
  denyStorage,
  holdRequests,
  layOutAll,
  layoutShift,
  MAX_SHIFT,
} from '#tests/support/browser/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const home = homeRoute.path;
const login = routes.Login.path;
const contact = routes.contacto.path;

/** Parts that differ with scripts, without them, or while a drawing is animated. */
const VARYING = [
  // Parts that need scripts: the calculator, the password's toggle.
  '[data-coverage-calculator], [aria-controls]',
  // Parts that depend on whether a vendor answers.
  '[aria-live], [data-in-reserve], [data-scheduler] [aria-hidden="true"]',
  // The drawing's words, and its button.
  '[data-animation] [aria-hidden="true"], [data-animation] > button',
].join();

/** The lines of `main`, everything unfolded, and the page's links. */
async function readPage(page: Page) {
  await layOutAll(page);
  return page.evaluate((excluded) => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of folded) details.setAttribute('open', '');
    const varying = [...document.querySelectorAll<HTMLElement>(excluded)].filter(
      ({ hidden }) => !hidden,
    );
    for (const element of varying) element.hidden = true;

    const links = [...document.querySelectorAll('a[href]')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href') ?? '');
    const lines = (document.querySelector('main')?.innerText ?? '')
      // `innerText` separates table cells by tabs.
      .split(/[\n\t]/)
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean);

    for (const element of varying) element.hidden = false;
    for (const details of folded) details.removeAttribute('open');
    return { lines, links: [...new Set(links)].sort() };
  }, VARYING);
}

async function readAnew(context: BrowserContext, path: string) {
  const page = (await context.browser()?.newPage({ javaScriptEnabled: true })) as Page;
  await page.goto(path);
  const reading = await readPage(page);
  await page.close();
  return reading;
}

/** Each page is read once, because faults compare with the same reading. */
const readings = new Map<string, ReturnType<typeof readAnew>>();

/** The same page in a browser without the fault. */
function readWithoutFault(context: BrowserContext, path: string) {
  const reading = readings.get(path) ?? readAnew(context, path);
  readings.set(path, reading);
  return reading;
}

const menu = (page: Page) => page.locator('button[aria-haspopup="dialog"]');
const drawer = (page: Page) => page.locator('dialog');

async function useMenu(page: Page, { isBroken = false } = {}) {
  await page.setViewportSize({ width: 390, height: 844 });
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
  if (!isBroken) await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
}

/** Expects all words and links, and a way to make contact; on the login, which has no header, a way home. */
async function expectMainTask(page: Page) {
  const { pathname } = new URL(page.url());
  expect(await readPage(page)).toEqual(await readWithoutFault(page.context(), pathname));
  const contactLinks =
    pathname === login
      ? `a[href="${home}"]`
      : `a:is([href="${contact}"], [href^="https://wa.me/"])`;
  await expect(page.locator(contactLinks).locator('visible=true').first()).toBeVisible();
}

testWithoutScripts(
  'without JavaScript every word, every link and a way to make contact are there',
  async ({ page }) => {
    for (const path of [home, contact, login]) {
      await page.goto(path);
      await expectMainTask(page);
    }
  },
);

const breakMenu = (page: Page) =>
  page.route('**/_astro/HeaderDrawer.*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  );

for (const { fault, prepare, isMenuBroken, areOthersWhole } of [
  {
    fault: 'no script file',
    prepare: blockScripts,
    isMenuBroken: true,
    areOthersWhole: false,
  },
  {
    fault: 'a broken island file',
    prepare: breakMenu,
    isMenuBroken: true,
    areOthersWhole: true,
  },
  {
    fault: 'storage and cookies denied',
    prepare: denyStorage,
    isMenuBroken: false,
    areOthersWhole: true,
  },
]) {
  test(`${fault}: the page is complete and its links work`, async ({ page }) => {
    await prepare(page);
    await page.goto(`${home}?utm_source=a`);
    await expectMainTask(page);

    await useMenu(page, { isBroken: isMenuBroken });
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(isMenuBroken ? 1 : 0);
    if (areOthersWhole) {
      const others = page.locator('main astro-island[ssr]:not([data-failed])');
      for (const island of await others.all()) await island.locator('a').first().hover();
      await expect(others).toHaveCount(0);
    }
    const onward = page.locator(`a[href^="/"]:not([href="${home}"])`);
    await onward.locator('visible=true').first().click();
    await expect(page).toHaveURL(({ pathname }) => pathname !== home);
  });
}

test('without styles every word, every link and the menu are there', async ({ page }) => {
  await page.goto(home);
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('style, [rel=stylesheet]')) sheet.remove();
  });
  const { lines, links } = await readWithoutFault(page.context(), home);

  // Styles change letter case and hide words at some widths.
  const reading = await readPage(page);
  const words = reading.lines.join(' ').toLowerCase();
  expect(lines.filter((line) => !words.includes(line.toLowerCase()))).toEqual([]);
  expect(reading.links).toEqual(expect.arrayContaining(links));
  await useMenu(page);
});

test('text can be read before the typeface has loaded, and hardly moves when it has', async ({
  page,
}) => {
  // The width at which the menu in the bar has least room.
  await page.setViewportSize({ width: 1200, height: 800 });
  const typeface = await holdRequests(page, '**/*.woff2');
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => typeface.asked).not.toEqual([]);

  // `swap` shows the fallback font at once.
  const displays = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loading').map(({ display }) => display),
  );
  expect(new Set(displays)).toEqual(new Set(['swap']));
  await expectMainTask(page);
  typeface.release();

  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
  // The fallback is as wide as Poppins in each weight, if the machine has one of the fallback's fonts.
  const rooms = await page.evaluate(async () => {
    const [typeface, instead] = getComputedStyle(document.body).fontFamily.split(', ');
    const pen = document.createElement('canvas').getContext('2d');
    const room = async (font: string) => {
      await document.fonts.load(font).catch(() => undefined);
      if (pen) pen.font = font;
      return pen ? pen.measureText(document.body.innerText).width : 0;
    };
    const shares: number[] = [];
    for (const look of ['400 99px', '600 99px'])
      shares.push((await room(`${look} ${instead}`)) / (await room(`${look} ${typeface}`)));
    return [...document.fonts].some(({ status }) => status === 'error') ? [] : shares;
  });
  expect(rooms.filter((share) => Math.abs(share - 1) > 0.03)).toEqual([]);
});

test('a browser of 2022 shows every word, and opens the menu', async ({ page }) => {
  await page.addInitScript(() => {
    const remove = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    remove(HTMLButtonElement.prototype, 'command', 'commandForElement');
    remove(HTMLDialogElement.prototype, 'requestClose');
    remove(HTMLElement.prototype, 'inert', 'showPopover', 'togglePopover', 'hidePopover');
    remove(window, 'navigation', 'requestIdleCallback', 'scheduler', 'trustedTypes');
    remove(Navigator.prototype, 'userAgentData');
    remove(Array.prototype, 'findLast', 'toReversed', 'toSorted', 'with');
    remove(Object, 'groupBy');
    remove(Promise, 'withResolvers');
    remove(URL, 'canParse');
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await page.goto(home);
  await expectMainTask(page);
  await useMenu(page);
});

test('an older browser, which understands no script, shows every word', async ({
  page,
  trouble,
}) => {
  const garble = (html: string) => html.replaceAll(/(<script(?![^>]*type=)[^>]*>)/g, '$1?');
  for (const path of [home, login]) {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: garble(await response.text()) });
    });
    await page.goto(path);
    await expectMainTask(page);
  }
  // The page's policy refuses each script before it can misbehave, because its hash no longer matches.
  expect(trouble.errors).not.toEqual([]);
  trouble.errors = [];
});
