import { devices, type Page, type PlaywrightTestOptions } from 'playwright/test';
import { routes } from '#lib/routes.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { pushed, stayOnClick } from '#tests/support/dataLayer.ts';
import {
  expectMotionBearable,
  expectPointersRight,
  expectWalk,
} from '#tests/support/expectWalk.ts';
import { expectMainTask, test } from '#tests/support/faultTest.ts';
import { templates } from '#tests/support/faultMatrix.ts';
import { idle, isScript, watchOwnRequests, type OwnRequest } from '#tests/support/firstLoad.ts';
import { plannedFor } from '#tests/support/plan.ts';
import { hasChrome, screens } from '#tests/support/screens.ts';
import { expect } from '#tests/support/test.ts';
import { untracked } from '#tests/support/untracked.ts';
import { prepareWalk } from '#tests/support/walk.ts';

// One visit of every screen by each kind of visitor, and in it whatever every screen promises. Each
// step goes on where the one before was wrong, so that one run tells of all that is wrong.

const { navigation } = content.site();

const { step } = test;

test.describe.configure({ timeout: 120_000 });

/** No island is asked for before it is reached for, the scheduler's in view aside. */
async function expectNoScripts(page: Page, asked: readonly OwnRequest[]) {
  const isSchedulerInView = await page.evaluate(() => {
    const box = document.querySelector('[data-scheduler]')?.getBoundingClientRect();
    return box !== undefined && box.top < innerHeight;
  });
  const scripts = asked.filter(isScript).map(({ path }) => path);
  if (isSchedulerInView) expect.soft(scripts[0]).toMatch(/BookingListener/);
  else expect.soft(scripts).toEqual([]);
}

/** The page, two weights of its letters, all icons and one picture are what the first view needs. */
async function expectLittleAsked(page: Page, asked: readonly OwnRequest[]) {
  const inView = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => new URL(image.currentSrc || image.src).pathname),
  );
  const paths = (isWanted: (request: OwnRequest) => boolean) => [
    ...new Set(asked.filter(isWanted).map(({ path }) => path)),
  ];
  const pictures = paths(({ type }) => type === 'image').filter((path) => inView.includes(path));
  const others = paths((request) => request.type !== 'image' && !isScript(request));
  expect.soft(others.length, others.join(' ')).toBeLessThanOrEqual(4);
  expect.soft(pictures.length, pictures.join(' ')).toBeLessThanOrEqual(1);
}

/** Nothing about the visitor is kept. */
async function expectNothingKept(page: Page) {
  expect.soft(await page.context().cookies()).toEqual([]);
  expect.soft(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
}

/** The navigation bar and the footer are there, or hidden where the spec hides them. */
async function expectChrome(page: Page, path: string) {
  const count = hasChrome(path) ? 1 : 0;
  await expect.soft(page.getByRole('main')).toBeVisible();
  await expect.soft(page.getByRole('banner')).toHaveCount(count);
  await expect.soft(page.getByRole('contentinfo')).toHaveCount(count);
}

/** With reduced motion nothing moves, neither at first nor in whatever comes into view. */
async function expectStill(page: Page) {
  const moving = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const found: string[] = [];
    for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      for (const animation of document.getAnimations()) {
        if (animation.playState !== 'running') continue;
        found.push(`${(animation as CSSAnimation).animationName ?? animation.id} at ${top} px`);
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
  expect.soft(moving).toEqual([]);
}

/** The first stop of the keyboard is a link that moves the focus to the content. */
async function expectSkipLink(page: Page) {
  const skip = page.getByRole('link', { name: navigation.skip });
  await expect.soft(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect.soft(skip).toBeFocused();
  await expect.soft(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect.soft(page.getByRole('main')).toBeFocused();
}

/** Nothing runs out of the screen sideways, however wide it is. */
async function expectToFit(page: Page) {
  for (const width of [320, 360, 768, 1024, 1440, 1600]) {
    await page.setViewportSize({ width, height: 720 });
    const widest = await page.evaluate(() =>
      Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
    );
    expect.soft(widest, `at ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** Whatever is drawn as a button is measured, but for what is known not to be. */
async function expectButtonsMeasured(page: Page) {
  const missed = await page.evaluate(
    (known) => {
      const isSeen = (colour: string) => !/(, | \/ )0\)$/.test(colour);
      const isDrawn = (element: Element) => {
        const style = getComputedStyle(element);
        const isFramed = parseFloat(style.borderTopWidth) > 0 && isSeen(style.borderTopColor);
        return isFramed || isSeen(style.backgroundColor);
      };
      return [...document.querySelectorAll('a, button[data-submit]')]
        .filter((element) => isDrawn(element) && !element.matches(`[data-cta-id], ${known}`))
        .map(({ outerHTML }) => outerHTML);
    },
    untracked.map(({ selector }) => selector).join(', '),
  );
  expect.soft(missed).toEqual([]);
}

/** A campaign goes along in the address bar and in no address of the page. */
async function expectCampaignKept(page: Page) {
  const changed = await page.evaluate(() => {
    const outside = [
      ...document.querySelectorAll<HTMLAnchorElement>('a:is([href^="http"], [href^="tel:"])'),
    ].filter((link) => link.checkVisibility());
    return outside.flatMap((link) => {
      const before = link.getAttribute('href');
      link.click();
      const after = link.getAttribute('href');
      return before === after ? [] : [`${before} became ${after}`];
    });
  });
  expect.soft(changed).toEqual([]);
  const carrying = await page.evaluate(() =>
    [...document.querySelectorAll('[href], [src]')]
      .map((element) => `${element.getAttribute('href')} ${element.getAttribute('src')}`)
      .filter((address) => /utm_source|gclid/.test(address)),
  );
  expect.soft(carrying).toEqual([]);
  expect.soft(JSON.stringify(await pushed(page))).not.toMatch(/utm_source|gclid/);
}

/** Clicks every call to action that is shown, in the menu too; gives their ids in that order. */
async function clickEverything(page: Page): Promise<string[]> {
  const clickShown = (within: string) =>
    page.evaluate((selector) => {
      const shown = [...document.querySelectorAll<HTMLElement>(`${selector} [data-cta-id]`)];
      return shown
        .filter((cta) => cta.checkVisibility({ visibilityProperty: true }))
        .map((cta) => {
          cta.click();
          return cta.dataset['ctaId'] ?? '';
        });
    }, within);
  const clicked = await clickShown('body');
  const menu = page.getByRole('button', { name: navigation.menu, exact: true });
  if (!(await menu.isVisible())) return clicked;
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return [...clicked, ...(await clickShown('dialog'))];
}

/** Each call to action that is shown tells what the plan says, once. */
async function expectClicksTold(page: Page, path: string) {
  const before = (await pushed(page)).length;
  const clicked = await clickEverything(page);
  const told = (await pushed(page)).slice(before);
  const plan = await plannedFor(path);
  const planned = clicked.map((id) => ({
    ...plan.find(({ cta_id }) => cta_id === id),
    page_path: path,
  }));
  expect.soft(told).toEqual(planned);
}

/** A page that is loaded anew starts at its top. */
async function expectTopAfterReload(page: Page) {
  // On a page with few words nothing is left to scroll: a small screen makes every page long.
  await page.setViewportSize({ width: 360, height: 160 });
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
  expect.soft(await scrolled()).toBe(60);
  await page.reload();
  // A browser that restores the position does so late.
  await idle(page);
  expect.soft(await scrolled()).toBe(0);
}

const computer: Partial<PlaywrightTestOptions> = { viewport: { width: 1280, height: 900 } };
const { userAgent } = devices['Pixel 7'];
const phone: Partial<PlaywrightTestOptions> = {
  viewport: { width: 412, height: 839 },
  isMobile: true,
  hasTouch: true,
  userAgent,
};

/** One page of each layout; the complete run visits the others too. */
const usual = [...templates, routes.blogs.path];

for (const path of screens) {
  const tag = usual.includes(path) ? [] : COMPLETE;
  test.describe(`a tour of ${path}`, { tag }, () => {
    test.describe('on a computer', () => {
      test.use({ ...computer, contextOptions: { reducedMotion: 'reduce' } });

      test(`with a keyboard: ${path}`, async ({ page }) => {
        const asked = watchOwnRequests(page);
        await page.goto(path);
        await idle(page);

        await step('asks for no script', () => expectNoScripts(page, asked));
        await step('keeps nothing', () => expectNothingKept(page));
        await step('has header and footer', () => expectChrome(page, path));
        await step('stands still', () => expectStill(page));
        await step('has a skip link', () => expectSkipLink(page));
        await prepareWalk(page);
        await step('can be walked through', () => expectWalk(page, 'on a computer'));
        await step('has targets', () => expectPointersRight(page, 'on a computer'));
        await step('moves bearably', async () => {
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          await expectMotionBearable(page, 'on a computer');
          await page.emulateMedia({ reducedMotion: 'reduce' });
        });
        await step('measures its buttons', () => expectButtonsMeasured(page));
        await step('tells of clicks', async () => {
          await stayOnClick(page);
          await expectClicksTold(page, path);
        });
        await step('fits every width', () => expectToFit(page));
      });
    });

    test.describe('on a phone', () => {
      test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

      test(`that a campaign led to ${path}`, async ({ page }) => {
        const asked = watchOwnRequests(page);
        await page.goto(`${path}?utm_source=x&gclid=y`);
        await idle(page);

        await step('asks for little and no script', async () => {
          await expectNoScripts(page, asked);
          await expectLittleAsked(page, asked);
        });
        await step('stands still', () => expectStill(page));
        await prepareWalk(page);
        await step('can be walked through', () => expectWalk(page, 'on a phone'));
        await step('has targets', () => expectPointersRight(page, 'on a phone'));
        await step('moves bearably', async () => {
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          await expectMotionBearable(page, 'on a phone');
          await page.emulateMedia({ reducedMotion: 'reduce' });
        });
        await stayOnClick(page);
        await step('keeps its campaign', () => expectCampaignKept(page));
        await step('tells of clicks', () => expectClicksTold(page, path));
        await step('starts at its top', () => expectTopAfterReload(page));
      });
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test(`F01 ${path} says the same and leads to the same places`, async ({ page, usual }) => {
        await page.goto(path);
        await expectMainTask(page, await usual(path));
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
    });
  });
}
