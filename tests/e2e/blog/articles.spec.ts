import type { Page, Route } from 'playwright/test';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { content } from '#tests/support/sites/content.ts';
import { holdRequests, waitUntilIdle, layOutAll } from '#tests/support/browser/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const copy = content.page('articulo');
const blog = content.page('blogs');
const terms = content.page('TerminosYCondiciones');
const articles = content.articles();
const address = '/con_todo';

const cards = (page: Page) =>
  page.getByRole('region', { name: blog.articleCards.title }).getByRole('article');
const pictures = /\/_astro\/.*\.(webp|svg)$/;
const cardOf = (page: Page, article?: { titulo: string }) =>
  cards(page).filter({ has: page.getByRole('link', { name: article?.titulo ?? '-' }) });
/** The card of the first article that has the usual size. */
const picture = (page: Page) => cardOf(page, articles[1]).getByRole('img');
const frame = (page: Page) => picture(page).locator('..');
const article = (page: Page) => page.getByRole('main').getByRole('article').first();

for (const [path, contents] of [
  [address, copy.articleBody.contents],
  ['/TerminosYCondiciones', terms.legalText.contents],
] as const)
  test.describe(`the contents of ${path}`, () => {
    const list = (page: Page) => page.getByRole('navigation', { name: contents });
    const chapters = (page: Page) => list(page).getByRole('link');
    const highlighted = (page: Page) => list(page).locator('[aria-current]');

    test('lead to a chapter, highlight where one reads, and stay beside the text', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await test.step('on a wide screen they stay beside the text', async () => {
        await page.mouse.wheel(0, 1600);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
        await expect(chapters(page).first()).toBeInViewport();
      });

      // A low screen shows one chapter at a time.
      await page.setViewportSize({ width: 1280, height: 220 });
      await test.step('the last chapter is highlighted after a jump to the end, and none at the top', async () => {
        await page.evaluate(() => scrollTo(0, 0));
        await expect(highlighted(page)).toHaveCount(0);
        // A jump passes titles that were never in view.
        await page.evaluate(() => scrollBy(0, 150));
        await waitUntilIdle(page);
        await page.evaluate(() => scrollTo(0, 99_999));
        const last = (await chapters(page).last().textContent()) ?? '';
        await expect(highlighted(page)).toHaveText(last);
        await page.evaluate(() => scrollTo(0, 0));
        await expect(highlighted(page)).toHaveCount(0);
      });

      await test.step('a link leads to its chapter, which is highlighted', async () => {
        for (const link of [chapters(page).nth(0), chapters(page).nth(1)]) {
          const title = (await link.textContent()) ?? '';
          await link.click();
          await expect(page.locator(':target')).toHaveText(title);
          await expect(page.locator(':target')).toBeInViewport();
          await expect(highlighted(page)).toHaveText(title);
        }
      });

      await test.step('higher than the screen, they scroll by themselves', async () => {
        await list(page).hover();
        await page.mouse.wheel(0, 2000);
        await expect(chapters(page).last()).toBeInViewport();
      });
    });
  });

test('the contents of an article stand beside its text on a wide screen, titles over theirs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(address);
  const title = article(page).locator('h2:has(+ p)').first();
  const text = article(page).locator('h2 + p').first();
  const contents = page.getByRole('navigation', { name: copy.articleBody.contents });
  const [titleBox, textBox] = [await title.boundingBox(), await text.boundingBox()];
  const contentsBox = await contents.boundingBox();
  expect(textBox?.x).toBe(titleBox?.x);
  expect(textBox?.x).toBeGreaterThan((contentsBox?.x ?? 0) + (contentsBox?.width ?? 0));
});

test('a figure with two pictures shows the second on wide screens only', async ({ page }) => {
  const shown = () =>
    article(page)
      .locator('figure picture img')
      .evaluate((picture: HTMLImageElement) => picture.currentSrc);
  for (const [width, file] of [
    [390, 'escalar_una_franquicia'],
    [1280, 'franquicias_en_argentina'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await article(page).locator('figure picture').scrollIntoViewIfNeeded();
    await expect.poll(shown).toContain(file);
  }
});

test('an article fades in within 500 ms, and is never invisible', async ({ page }) => {
  await page.goto(address);
  await expect(article(page)).toHaveCSS('animation-duration', '0.5s');
  await expect(article(page)).toHaveCSS('animation-iteration-count', '1');
  const first = await article(page).evaluate((element) => {
    const [fade] = element.getAnimations();
    const [frame] = (fade?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
    fade?.finish();
    return Number(frame?.['opacity'] ?? 1);
  });
  expect(first).toBeGreaterThan(0);
  await expect(article(page)).toHaveCSS('opacity', '1');
});

test('on a phone a table shows its cells one below another, each with its column’s name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/con_todo');
  const cells = page.locator('main table tbody tr').first().locator('td');
  const [first, second] = [await cells.first().boundingBox(), await cells.nth(1).boundingBox()];
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  await expect(cells.nth(1)).toHaveAttribute('data-label', /\S/);
});

/** The cells of the page's tables, as a screen reader has them: «role: words». */
async function cellsHeard(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role, ignored }) => !ignored && /^(cell|\w+header)$/.test(String(role?.value)))
    .map(({ role, name }) => `${role?.value}: ${name?.value}`);
}

test('a screen reader hears the same of a table on a phone as on a wide screen', async ({
  page,
}) => {
  for (const path of ['/con_todo', '/soluciones']) {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(path);
    await layOutAll(page);
    const wide = await cellsHeard(page);
    expect(wide.length).toBeGreaterThan(6);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const narrow = await cellsHeard(page);
      // On a phone each cell begins with its column's name.
      expect(narrow.map((cell) => cell.replace(/^(cell): [^:]+: ?/, '$1: '))).toEqual(wide);
    }
  }
});

test('a printed article has its text and the addresses of its links', async ({ page }) => {
  await page.goto('/con_todo');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  // Once, in the list of sources.
  const outside = page.getByRole('link', { name: 'https://www.example.com/nota' });
  await expect(outside).toBeVisible();
  await expectAccessible(page, 'on paper');
});

test('each card of the blog names its article in its link, and opens it by a click anywhere', async ({
  page,
}) => {
  await page.goto('/blogs');
  for (const [index, { titulo }] of articles.entries()) {
    const link = cards(page).nth(index).getByRole('link', { name: titulo });
    await expect(link).toHaveAccessibleName(`${blog.articleCards.more}: ${titulo}`);
  }
  await cardOf(page, articles[1]).click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(`/${articles[1]?.id ?? ''}`);
});

test('the newest article is large, above others side by side, 325 px wide with pictures 200 px high', async ({
  page,
}) => {
  await page.goto('/blogs');
  for (const article of articles.slice(1, 3))
    expect((await cardOf(page, article).boundingBox())?.width).toBe(325);
  expect((await picture(page).boundingBox())?.height).toBe(200);
  const [first, second, third] = [
    await cardOf(page, articles[0]).boundingBox(),
    await cardOf(page, articles[1]).boundingBox(),
    await cardOf(page, articles[2]).boundingBox(),
  ];
  expect(first?.width).toBeGreaterThan(2 * 325);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  expect(third?.y).toBe(second?.y);
  expect(third?.x).toBeGreaterThan((second?.x ?? 0) + (second?.width ?? 0));
});

for (const [outcome, settle] of [
  ['loaded', (route: Route) => route.continue()],
  ['failed: its words can be read', (route: Route) => route.abort()],
] as const) {
  test(`a picture in the blog has a placeholder until it has ${outcome}`, async ({ page }) => {
    await page.route(pictures, settle);
    const { release } = await holdRequests(page, pictures);
    await page.goto('/blogs', { waitUntil: 'domcontentloaded' });
    await expect(frame(page)).toHaveCSS('opacity', '1', { pseudo: 'after' });
    release();

    await expect(frame(page)).toHaveCSS('opacity', '0', { pseudo: 'after' });
    await expect(frame(page)).toHaveCSS('transition-duration', '1s', { pseudo: 'after' });
  });
}

testWithoutScripts(
  'without scripts no picture in the blog is hidden by a placeholder',
  async ({ page }) => {
    await page.goto('/blogs');
    await expect(frame(page)).toHaveCSS('opacity', '0', { pseudo: 'after' });
  },
);
