import type { Page } from 'playwright/test';
import { schedulerPage } from '#lib/links.ts';
import { articleRoute, errorRoute, homeRoute, routes } from '#lib/routes.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { hasChrome, screens } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

// The way to the demo: from anywhere on a page one tap away, and over nothing that is read.

// What the bar does takes effect at once: a place is looked at when the page has come to rest there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const site = content.site();
const phone = { width: 390, height: 844 };
const computer = { width: 1440, height: 900 };

const bar = (page: Page) => page.getByRole('complementary', { name: site.demoBar.label });

/**
 * Goes down a page in steps of 120 px, then through all that takes the focus, and gives what is
 * wrong: places without a way to the demo, text or focus under something that stays in place.
 */
const troubles = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ demo, calendar }) => {
      const STEP = 120;
      const found: string[] = [];
      const frames = async () => {
        for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
      };

      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      /** Where an element is, as far as it is seen; null where it isn't or is covered. */
      const reachable = (element: Element): boolean => {
        if (!isSeen(element)) return false;
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element === hit || element.contains(hit));
      };
      const ways = [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) =>
        [demo, calendar].includes(link.getAttribute('href') ?? ''),
      );

      /** What keeps its place on the screen, the way in which it does left to the browser. */
      const stays = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        const { position } = getComputedStyle(element);
        return (position === 'fixed' || position === 'sticky') && !element.closest('dialog');
      });
      const isIn = (node: Node) => stays.some((element) => element.contains(node));

      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.textContent?.trim() && !isIn(node)) texts.push(node as Text);
      }
      const overlap = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      /** The text that lies under `box` now. */
      const textUnder = (box: DOMRect): string[] =>
        texts
          .filter(({ parentElement }) => {
            if (!parentElement || !overlap(parentElement.getBoundingClientRect(), box))
              return false;
            return isSeen(parentElement);
          })
          .filter((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            // Of code that scrolls in a box of its own, what the box shows.
            const frame = text.parentElement?.closest('pre')?.getBoundingClientRect();
            if (frame && !overlap(frame, box)) return false;
            return [...range.getClientRects()].some((line) => overlap(line, box));
          })
          .map(({ data }) => data.trim().slice(0, 40));

      for (let place = 0; ; place += STEP) {
        const end = document.documentElement.scrollHeight - innerHeight;
        scrollTo({ top: place, behavior: 'instant' });
        await frames();
        if (!ways.some(reachable)) found.push(`${place}: no way to the demo`);
        for (const element of stays.filter(isSeen)) {
          const box = element.getBoundingClientRect();
          // A bar from side to side is where the screen ends: what is under it is further on. Where
          // the page ends nothing is.
          const isWide = box.width >= innerWidth - 1;
          if (isWide && (box.top <= 0 || (box.bottom >= innerHeight - 1 && place < end))) continue;
          for (const text of textUnder(box)) {
            found.push(`${place}: ${element.outerHTML.slice(0, 60)} lies on «${text}»`);
          }
        }
        if (place >= end) break;
      }

      scrollTo({ top: 0, behavior: 'instant' });
      const controls = 'main :is(a[href], button, input, summary), footer :is(a[href], button)';
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        if (!isSeen(control) || isIn(control)) continue;
        control.focus();
        await frames();
        if (document.activeElement !== control) continue;
        const own = control.getBoundingClientRect();
        for (const element of stays.filter(isSeen)) {
          if (overlap(own, element.getBoundingClientRect())) {
            found.push(`focus on ${control.outerHTML.slice(0, 80)}: under ${element.tagName}`);
          }
        }
      }
      return found;
    },
    { demo: routes.contacto.path, calendar: schedulerPage(site.scheduler.url) },
  );

/** With the longest text, the most buttons of their own, and a form; the complete run has all. */
const usual = [
  homeRoute.path,
  articleRoute(content.articles()[0]?.id ?? '').path,
  routes['landing/auditorias'].path,
];

for (const path of screens.filter((address) => address !== errorRoute.path)) {
  const tag = usual.includes(path) ? [] : COMPLETE;
  test(
    `${path}: a demo is one tap away from anywhere, and nothing lies on what is read`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      expect(await troubles(page), 'on a phone').toEqual([]);

      // Two pages have no navigation bar (spec section 2).
      if (!hasChrome(path)) return;
      await page.setViewportSize(computer);
      expect(await troubles(page), 'on a computer').toEqual([]);
    },
  );
}

test.describe('the bar of a phone', () => {
  test.use({ viewport: phone });

  /** Somewhere on a page with long text, away from any button of its own. */
  const inText = async (page: Page) => {
    await page.goto(routes.TerminosYCondiciones.path);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  };

  test('has both ways, and leads to them', async ({ page }) => {
    await inText(page);
    const { demo, whatsapp } = site.demoBar;

    await expect(bar(page).getByRole('link', { name: whatsapp.label })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa.me/${site.whatsapp.number}`),
    );
    await bar(page).getByRole('link', { name: demo.label }).click();
    await expect(page).toHaveURL(demo.href);
  });

  test('leaves while a field has the focus, and comes back', async ({ page }) => {
    const { login } = content.page('Login');
    await page.goto(routes.Login.path);
    await expect(bar(page)).toBeVisible();

    await page.getByLabel(login.email).focus();
    await expect(bar(page)).toBeHidden();
    await page.getByLabel(login.email).blur();
    await expect(bar(page)).toBeVisible();
  });

  test('leaves while a keyboard takes the lower part of the screen', async ({ page }) => {
    // What a phone tells when its keyboard comes up, which no browser of the tests has.
    await page.addInitScript(() => {
      const state = { height: innerHeight };
      Object.defineProperty(VisualViewport.prototype, 'height', { get: () => state.height });
      addEventListener('keyboard', (event) => {
        state.height = (event as CustomEvent<number>).detail;
        window.visualViewport?.dispatchEvent(new Event('resize'));
      });
    });
    const show = (height: number) =>
      page.evaluate((detail) => dispatchEvent(new CustomEvent('keyboard', { detail })), height);
    await inText(page);

    await show(phone.height - 300);
    await expect(bar(page)).toBeHidden();
    // The browser's own bar at the edge is none.
    await show(phone.height - 56);
    await expect(bar(page)).toBeVisible();
  });

  test('leaves while the footer is in view, which has both ways itself', async ({ page }) => {
    await page.goto(routes.soluciones.path);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await page.keyboard.press('End');
    await expect(bar(page)).toBeHidden();
    const below = await footer.evaluate(
      (element) =>
        document.documentElement.scrollHeight - scrollY - element.getBoundingClientRect().bottom,
    );
    expect(below, 'px of page below the footer').toBeLessThan(1);
    await expect(footer.getByRole('link', { name: site.footer.demo.label })).toBeInViewport();
    await expect(footer.getByRole('link', { name: site.footer.whatsapp.label })).toBeInViewport();
  });

  test('leaves while the page’s own button is in view', async ({ page }) => {
    const { demo } = content.page('landing/auditorias');
    await page.goto(routes['landing/auditorias'].path);

    await page.getByRole('main').getByRole('link', { name: demo.label }).first().hover();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('heading', { level: 3 }).nth(2).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the bar is there from the start and rests in the room that the footer leaves', async ({
    page,
  }) => {
    await page.goto(routes.soluciones.path);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });

    await page.keyboard.press('End');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    const box = await bar(page).boundingBox();
    const link = await last.boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  });
});
