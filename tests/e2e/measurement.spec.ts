import type { BrowserContextOptions, Page } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { heldClicks, pushed, stayOnClick } from '#tests/support/dataLayer.ts';
import { plannedFor } from '#tests/support/plan.ts';
import { screens } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { holdScripts } from '#tests/support/scripts.ts';
import { visitors } from '#tests/support/visitors.ts';

const { navigation } = content.site();

const small = { width: 390, height: 844 };
const medium = { width: 900, height: 1000 };
const device = (name: string, viewport: { width: number; height: number }) => ({
  userAgent: visitors.find((visitor) => visitor.name === name)?.userAgent ?? '',
  viewport,
  hasTouch: true,
});

/** What visitors come with: between them they are shown every call to action there is. */
const devices: Record<string, BrowserContextOptions> = {
  'a computer': { viewport: { width: 1350, height: 940 } },
  'an Android phone': device('Firefox on an Android phone', small),
  'an iPhone': device('Safari on an iPhone', small),
  'a narrow window': { viewport: small },
  'an Android tablet': device('Firefox on an Android phone', medium),
  'an iPad': device('Safari on an iPad that says it is one', medium),
};
/** On these everything is clicked; on the others what these don't show. */
const COMMON = ['a computer', 'an Android phone'];

/** Clicks every call to action that the visitor is shown, in their order; gives their ids. */
async function clickAll(page: Page, ids: readonly string[]): Promise<string[]> {
  const menu = page.getByRole('button', { name: navigation.menu, exact: true });
  const clicked: string[] = [];
  for (const id of ids) {
    const cta = page.locator(`[data-cta-id="${id}"]`);
    const isInMenu = (await page.locator('dialog').locator(cta).count()) > 0;
    if (isInMenu && (await menu.isVisible())) await menu.click();
    const isInBar = (await page.locator('[data-demo-bar]').locator(cta).count()) > 0;
    if (isInBar && (await cta.evaluate((link) => link.checkVisibility()))) {
      // It is away while a button of the page's own is in view.
      await cta.dispatchEvent('click');
      clicked.push(id);
    } else if (await cta.isVisible()) {
      await cta.click();
      clicked.push(id);
    }
    if (isInMenu) await page.keyboard.press('Escape');
  }
  return clicked;
}

test.describe('every call to action tells what the plan says, once, and leads on by itself', () => {
  // Six visitors and some forty clicks each.
  test.describe.configure({ timeout: 90_000 });

  for (const path of screens) {
    test(
      `on ${path}, to six kinds of visitors`,
      { tag: COMPLETE },
      async ({ browser, baseURL }) => {
        const planned = await plannedFor(path);
        const reached = new Set<string>();
        for (const [name, options] of Object.entries(devices)) {
          await test.step(name, async () => {
            const context = await browser.newContext({ ...options, ...(baseURL && { baseURL }) });
            const page = await context.newPage();
            await page.goto(path);
            await stayOnClick(page);
            const videos = await page
              .locator('[data-video] [data-cta-id]')
              .evaluateAll((links) => links.map((link) => link.getAttribute('data-cta-id')));

            const clicked = await clickAll(
              page,
              planned
                .map(({ cta_id }) => cta_id)
                .filter((id) => COMMON.includes(name) || !reached.has(id)),
            );

            expect(await pushed(page)).toEqual(
              planned
                .filter(({ cta_id }) => clicked.includes(cta_id))
                .map((click) => ({ ...click, page_path: path })),
            );
            // A video plays where it is.
            expect(await heldClicks(page)).toEqual(clicked.filter((id) => videos.includes(id)));
            for (const id of clicked) reached.add(id);
            await context.close();
          });
        }
        expect([...reached].sort()).toEqual(planned.map(({ cta_id }) => cta_id).sort());
      },
    );
  }
});

test('the queue is there before anything has happened', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { found: Array.isArray(window.dataLayer) && window.dataLayer.length }),
    );
  });

  await page.goto('/inicio');

  expect(await page.evaluate(() => (window as Window & { found?: unknown }).found)).toBe(0);
});

test.describe('a call to action counts once', () => {
  const demo = (page: Page) => page.locator('[data-cta-id="hero-demo"]');
  const ids = async (page: Page) =>
    (await pushed(page)).map((event) => ('cta_id' in event ? event.cta_id : event.event));

  test.beforeEach(async ({ page }) => {
    await page.goto('/inicio');
    await stayOnClick(page);
  });

  test('when it is clicked with the middle button', async ({ page }) => {
    await demo(page).click({ button: 'middle' });

    expect(await ids(page)).toEqual(['hero-demo']);
  });

  test('when it is clicked for a new tab', async ({ page }) => {
    await demo(page).click({ modifiers: ['ControlOrMeta'] });

    expect(await ids(page)).toEqual(['hero-demo']);
  });

  test('when it is used with the keyboard', async ({ page }) => {
    await demo(page).press('Enter');

    expect(await ids(page)).toEqual(['hero-demo']);
  });

  test('and not at all when its menu is opened', async ({ page }) => {
    await demo(page).click({ button: 'right' });

    expect(await ids(page)).toEqual([]);
  });

  test('when something within it is clicked', async ({ page }) => {
    await page.locator('[data-cta-id="whatsapp"] svg').click();

    expect(await ids(page)).toEqual(['whatsapp']);
  });

  test('when it is clicked before its island has woken', async ({ page }) => {
    const scripts = await holdScripts(page);
    const badge = page.locator('[data-cta-id="google-play"]');
    await badge.click();

    await scripts.release();

    await expect(page.locator('astro-island[ssr]:has([data-cta-id="google-play"])')).toHaveCount(0);
    expect(await ids(page)).toEqual(['google-play']);
    await badge.click();
    expect(await ids(page)).toEqual(['google-play', 'google-play']);
  });
});

test.describe('a click leads on', () => {
  for (const [what, breakIt] of Object.entries({
    'when the queue throws': () => {
      window.dataLayer = {
        push: () => {
          throw new Error('container');
        },
      } as never;
    },
    'when the queue is frozen': () => {
      window.dataLayer = Object.freeze([]) as never;
    },
    'when the queue can’t be touched': () => {
      Object.defineProperty(window, 'dataLayer', {
        get: () => {
          throw new Error('container');
        },
      });
    },
    'when nothing of it can be read': () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
      Object.defineProperty(document, 'cookie', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  })) {
    test(what, async ({ page }) => {
      await page.addInitScript(breakIt);
      await page.goto('/inicio?utm_source=a');

      await page.locator('[data-cta-id="hero-demo"]').click();

      await expect(page).toHaveURL('/contacto?utm_source=a');
    });
  }
});
