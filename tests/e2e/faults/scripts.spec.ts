import type { Page, Route } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { rowsOf } from '#tests/support/faultMatrix.ts';
import {
  controls,
  expectContactWay,
  expectDrawerWorks,
  expectIslandsWork,
  expectMainTask,
  expectWordsThere,
  phone,
  sleeping,
  test,
} from '#tests/support/faultTest.ts';
import { bareKind } from '#tests/support/faultMatrix.ts';
import { read } from '#tests/support/reading.ts';
import { holdScripts, loseScripts } from '#tests/support/scripts.ts';
import { expect } from '#tests/support/test.ts';

const { navigation } = content.site();

/** Gives the page without what a pattern finds in its markup. */
const serveWithout = (page: Page, path: string, pattern: RegExp) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(pattern, '') });
  });

const STYLES = /<style>[\s\S]*?<\/style>|<link[^>]*stylesheet[^>]*>/g;

for (const { path, title, tag } of rowsOf('F02')) {
  test(title, { tag }, async ({ page, usual }) => {
    await serveWithout(page, path, STYLES);
    await page.goto(path);

    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0);
    await expectWordsThere(page, await usual(path));
    expect((await read(page)).links).toEqual(expect.arrayContaining((await usual(path)).links));
    await expectContactWay(page);
    await expectIslandsWork(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, tag } of rowsOf('F03')) {
    test(title, { tag }, async ({ page, usual }) => {
      await serveWithout(page, path, STYLES);
      await page.goto(path);

      await expectWordsThere(page, await usual(path));
      expect((await read(page)).links).toEqual(expect.arrayContaining((await usual(path)).links));
      await expectContactWay(page);
    });
  }
});

/** The file of the first island that a visitor reaches for. */
const ISLAND = /\/_astro\/(HeaderDrawer|LoginToggle)\./;

/** Writes down what islands complain of: to the console, and by their own event. */
async function watchFailures(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('[astro-island]')) {
      said.push(message.text());
    }
  });
  await page.addInitScript(() => {
    document.addEventListener('astro:hydration-error', () => {
      const { dataset } = document.documentElement;
      dataset['failures'] = String(Number(dataset['failures'] ?? 0) + 1);
    });
  });
  return said;
}

/** Reaches for the first island and waits until it says that it can't wake. */
async function failToWake(page: Page, path: string) {
  if (path === bareKind) await page.locator('#password').focus();
  else await controls(page).menu.hover();
  await expect(page.locator('html')).toHaveAttribute('data-failures', '1');
}

/** What an island without its program still does: the drawer opens, the field is plain. */
async function expectNativeBehaviour(page: Page, path: string) {
  if (path === bareKind) {
    const { toggle, password } = controls(page);
    await expect(toggle).toBeHidden();
    await expect(password).toHaveAttribute('type', 'password');
    await password.fill('una clave');
    await expect(password).toHaveValue('una clave');
  } else {
    await expectDrawerWorks(page);
  }
}

const brokenFiles: ['F04' | 'F06' | 'F08', (route: Route) => Promise<void>][] = [
  // The host answers so when an earlier build's file is gone.
  ['F04', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>404' })],
  ['F06', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Lineo' })],
  [
    'F08',
    (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("on start")' }),
  ],
];

for (const [number, answer] of brokenFiles) {
  for (const { path, title, tag } of rowsOf(number)) {
    test(title, { tag }, async ({ page, usual }) => {
      const said = await watchFailures(page);
      await page.route(ISLAND, answer);
      await page.goto(path);
      await expectMainTask(page, await usual(path));

      await page.setViewportSize(phone);
      await failToWake(page, path);

      await expectNativeBehaviour(page, path);
      // The other islands wake as ever.
      const others = page.locator('main astro-island[ssr]:not([data-failed])');
      for (const island of await others.all()) await island.locator('a').first().hover();
      await expect(others).toHaveCount(0);
      expect(said).toHaveLength(1);
      await page.setViewportSize({ width: 1280, height: 720 });
      await expectMainTask(page, await usual(path));
    });
  }
}

for (const { path, title, tag } of rowsOf('F05')) {
  test(title, { tag }, async ({ page, usual }) => {
    await watchFailures(page);
    await loseScripts(page);
    await page.goto(path);
    await expectMainTask(page, await usual(path));
    await page.setViewportSize(phone);

    // The island on view of the contact page may have failed before.
    if (path === bareKind) await page.locator('#password').focus();
    else await controls(page).menu.hover();
    await expect(page.locator('html')).toHaveAttribute('data-failures');

    await expectNativeBehaviour(page, path);
  });
}

for (const { path, title, tag } of rowsOf('F07')) {
  test(title, { tag }, async ({ page, usual }) => {
    const scripts = await holdScripts(page);
    await page.goto(path);

    await expectMainTask(page, await usual(path));
    await page.setViewportSize(phone);
    if (path === bareKind) await page.locator('#password').focus();
    else await expectDrawerWorks(page);
    await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);

    await expect(sleeping(page)).not.toHaveCount(0);
    await page.locator(`a[href^="/"]:not([href="${path}"]):visible`).first().click();
    await expect(page).not.toHaveURL(path);
  });
}

/** Takes from the browser what those before 2018 lacked, of all that the page's scripts name. */
const growOld = (page: Page) =>
  page.addInitScript(() => {
    const forget = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    forget(HTMLButtonElement.prototype, 'command', 'commandForElement', 'popoverTargetElement');
    forget(HTMLDialogElement.prototype, 'show', 'showModal', 'close', 'requestClose', 'open');
    forget(HTMLElement.prototype, 'inert', 'showPopover', 'togglePopover', 'hidePopover');
    forget(
      window,
      'HTMLDialogElement',
      'IntersectionObserver',
      'ResizeObserver',
      'customElements',
      'requestIdleCallback',
      'queueMicrotask',
      'structuredClone',
      'navigation',
    );
    forget(Navigator.prototype, 'userAgentData', 'clipboard');
    forget(Element.prototype, 'replaceChildren');
    forget(Object, 'hasOwn', 'fromEntries');
    forget(Array.prototype, 'at', 'flat', 'flatMap', 'toSorted');
    forget(String.prototype, 'replaceAll', 'at');
    forget(Promise, 'allSettled', 'any', 'withResolvers');
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });

/** What an engine without modules skips. */
const MODULES = /<script type="?module"?>[\s\S]*?<\/script>/g;

for (const { path, title, tag } of rowsOf('F39')) {
  test(title, { tag }, async ({ page, usual, trouble }) => {
    await growOld(page);
    await serveWithout(page, path, MODULES);
    await page.goto(path);
    await expectMainTask(page, await usual(path));

    await page.setViewportSize(phone);
    if (path === bareKind) {
      await expect(controls(page).toggle).toBeHidden();
      await page.locator('#password').fill('una clave');
    } else {
      // The menu leads to the same links in the footer.
      await controls(page).menu.click();
      for (const { href } of navigation.items) {
        await expect(page.locator(`footer nav a[href="${href}"]`)).toBeInViewport();
      }
    }
    // Astro's element needs them, and says so once.
    trouble.errors = trouble.errors.filter((error) => error !== 'customElements is not defined');
  });
}
