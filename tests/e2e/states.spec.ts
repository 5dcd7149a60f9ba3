import type { Page, Route } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { conditions } from '#tests/support/conditions.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

const header = (page: Page) => page.getByRole('banner');
const transparent = 'rgba(0, 0, 0, 0)';

async function expectFlat(page: Page) {
  await expect(header(page)).toHaveCSS('background-color', transparent);
  await expect(header(page)).toHaveCSS('box-shadow', 'none');
  await expect(header(page)).toHaveCSS('border-bottom-color', transparent);
}

async function expectRaised(page: Page) {
  await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(header(page)).toHaveCSS('box-shadow', /rgba?\(.+\) 0px 6px 20px/);
  await expect(header(page)).toHaveCSS('border-bottom', /^1px solid rgb\(224, 214, 245\)$/);
}

test.describe('header: transparent and flat at the top, shadow and border once scrolled', () => {
  for (const { name, tag: usual, javaScriptEnabled, prepare } of conditions) {
    test.describe(name, { tag: usual }, () => {
      test.use({ javaScriptEnabled });

      for (const address of ['/inicio', '/soluciones', `/${content.articles()[0]?.id ?? ''}`]) {
        const tag = address === '/soluciones' ? [] : COMPLETE;
        test(`more than 10 px: ${address}`, { tag }, async ({ page }) => {
          await prepare(page);
          await page.goto(address);
          await expectFlat(page);

          await scrollTo(page, 11);
          await expectRaised(page);
          await scrollTo(page, 10);
          await expectFlat(page);
          await scrollTo(page, 700);
          await expectRaised(page);
          await expect(header(page)).toBeInViewport();
          await scrollTo(page, 0);
          await expectFlat(page);
        });
      }
    });
  }

  test(
    'without JavaScript and with less motion it stays behind, under no text',
    { tag: COMPLETE },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto('/soluciones');
      await expectFlat(page);

      await scrollTo(page, 700);

      await expect(header(page)).not.toBeInViewport();
      await context.close();
    },
  );

  test(
    'the header is over the content before the first scroll too, when a hash leads down',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.goto('/inicio#Empresas');

      await expectRaised(page);
    },
  );

  test('nothing listens to scrolling', async ({ page }) => {
    await page.addInitScript(() => {
      const listened: string[] = [];
      Object.assign(window, { listened });
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (
        this: EventTarget,
        ...args: Parameters<typeof listen>
      ) {
        // React listens to every event of an island; those of the page itself count.
        if (this === window || this instanceof Document) listened.push(args[0]);
        return listen.apply(this, args);
      };
    });
    await page.goto('/inicio');
    await scrollTo(page, 700);
    await expectRaised(page);

    const { listened, handlers } = await page.evaluate(() => ({
      listened: (window as unknown as { listened: string[] }).listened,
      handlers: [window.onscroll, document.onscroll, document.body.onscroll].filter(Boolean),
    }));
    expect(listened.length).toBeGreaterThan(0);
    expect(listened.filter((type) => /scroll|wheel|touchmove/.test(type))).toEqual([]);
    expect(handlers).toEqual([]);
  });
});

/** Keeps the pictures of a page on their way. */
async function holdImages(page: Page) {
  const held: Route[] = [];
  await page.route('**/_astro/**', (route) => {
    if (route.request().resourceType() === 'image') held.push(route);
    else void route.fallback();
  });
  return {
    show: () => Promise.all(held.splice(0).map((route) => route.continue())),
    fail: () => Promise.all(held.splice(0).map((route) => route.abort())),
  };
}

test.describe('blog card image: skeleton until loaded, then a 1000 ms fade-in', () => {
  const cover = (page: Page) =>
    // The first is the newest, which is wider (the design card gives the size of the others).
    page.getByRole('main').getByRole('article').nth(1).getByRole('img');
  const frame = (page: Page) => cover(page).locator('..');
  /** The skeleton, which lies over the picture. */
  const expectSkeleton = (page: Page, opacity: '0' | '1') =>
    expect(frame(page)).toHaveCSS('opacity', opacity, { pseudo: 'after' });

  /** Writes down every transition that ends: property and duration in ms. */
  const watchTransitions = (page: Page) =>
    page.addInitScript(() => {
      const ended: [string, number][] = [];
      Object.assign(window, { ended });
      document.addEventListener('transitionend', ({ propertyName, elapsedTime, pseudoElement }) => {
        if (pseudoElement === '::after') ended.push([propertyName, elapsedTime * 1000]);
      });
    });
  const ended = (page: Page) =>
    page.evaluate(() => (window as unknown as { ended: [string, number][] }).ended);

  for (const { name, tag, prepare } of conditions.filter(
    ({ javaScriptEnabled }) => javaScriptEnabled,
  )) {
    test(`${name}, a picture on its way`, { tag }, async ({ page }) => {
      await prepare(page);
      const images = await holdImages(page);
      await watchTransitions(page);
      await page.goto('/blogs', { waitUntil: 'domcontentloaded' });

      await expectSkeleton(page, '1');
      await expect(frame(page)).toHaveCSS('height', '200px');
      // What is faded itself counts as seen only when its fade ends.
      await expect(cover(page)).toHaveCSS('opacity', '1');
      await images.show();

      await expectSkeleton(page, '0');
      await expect.poll(() => ended(page)).toContainEqual(['opacity', 1000]);
    });

    test(
      `${name}, a picture that fails leaves its words in its place`,
      { tag },
      async ({ page }) => {
        await prepare(page);
        const images = await holdImages(page);
        await page.goto('/blogs', { waitUntil: 'domcontentloaded' });
        await expectSkeleton(page, '1');

        await images.fail();

        await expectSkeleton(page, '0');
        await expect(cover(page)).toHaveAttribute('alt', /\S/);
        await expect(frame(page)).toHaveCSS('height', '200px');
      },
    );
  }

  test(
    'a picture that failed before the script ran is not covered',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.route('**/*.{svg,webp,avif,png,jpg}', (route) => route.abort());
      await page.goto('/blogs');

      for (const image of await page.getByRole('main').getByRole('img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image.locator('..')).not.toHaveAttribute('data-loading');
      }
    },
  );

  test('with less motion it is there at once', { tag: COMPLETE }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const images = await holdImages(page);
    await watchTransitions(page);
    await page.goto('/blogs', { waitUntil: 'domcontentloaded' });
    await expectSkeleton(page, '1');
    await images.show();

    await expectSkeleton(page, '0');
    expect(await ended(page)).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('nothing covers the picture, not even while it is on its way', async ({ page }) => {
      const images = await holdImages(page);
      await page.goto('/blogs', { waitUntil: 'domcontentloaded' });
      await expectSkeleton(page, '0');
      await images.fail();

      await expectSkeleton(page, '0');
    });
  });
});

test.describe('article: a 500 ms fade-in', () => {
  const [first] = content.articles();
  const article = (page: Page) => page.getByRole('main').getByRole('article').first();

  for (const { name, tag: usual, javaScriptEnabled, prepare } of conditions) {
    test.describe(name, { tag: usual }, () => {
      test.use({ javaScriptEnabled });

      test('it is never invisible and ends fully there', async ({ page }) => {
        await prepare(page);
        await page.goto(`/${first?.id ?? ''}`);

        await expect(article(page)).toHaveCSS('animation-duration', '0.5s');
        await expect(article(page)).toHaveCSS('animation-iteration-count', '1');
        const start = await article(page).evaluate((element) => {
          const [animation] = element.getAnimations();
          const rule = [...document.styleSheets]
            .flatMap((sheet) => [...sheet.cssRules])
            .find(
              (candidate): candidate is CSSKeyframesRule =>
                candidate instanceof CSSKeyframesRule &&
                candidate.name === getComputedStyle(element).animationName,
            );
          animation?.finish();
          return Number((rule?.cssRules[0] as CSSKeyframeRule | undefined)?.style.opacity);
        });
        expect(start).toBeGreaterThan(0);
        expect(start).toBeLessThan(1);
        await expect(article(page)).toHaveCSS('opacity', '1');
      });
    });
  }

  test('with less motion there is none', { tag: COMPLETE }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${first?.id ?? ''}`);

    await expect(article(page)).toHaveCSS('animation-name', 'none');
    await expect(article(page)).toHaveCSS('opacity', '1');
  });
});
