import type { Page, Route } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { content } from '#tests/support/content.ts';
import { holdRequests, waitUntilIdle, layOutAll } from '#tests/support/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

const copy = content.page('articulo');
const blog = content.page('blogs');
const terms = content.page('TerminosYCondiciones');
const articles = content.articles();
const address = '/con_todo';

const cards = (page: Page) =>
  page.getByRole('region', { name: blog.cards.title }).getByRole('article');
const pictures = /\/_astro\/.*\.(webp|svg)$/;
const cardOf = (page: Page, article?: { titulo: string }) =>
  cards(page).filter({ has: page.getByRole('link', { name: article?.titulo ?? '-' }) });
/** Of the first article that is told at the usual size. */
const picture = (page: Page) => cardOf(page, articles[1]).getByRole('img');
const frame = (page: Page) => picture(page).locator('..');
const article = (page: Page) => page.getByRole('main').getByRole('article').first();

test('the table of contents links to the chapters and highlights the current one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, contents] of [
    [address, copy.article.contents],
    ['/TerminosYCondiciones', terms.legal.contents],
  ] as const) {
    // A low screen shows one chapter at a time.
    await page.setViewportSize({ width: 1280, height: 220 });
    await page.goto(path);
    const list = page.getByRole('navigation', { name: contents });
    const current = list.locator('[aria-current]');
    await expect(current).toHaveCount(0);

    for (const link of [list.getByRole('link').nth(0), list.getByRole('link').nth(1)]) {
      const title = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.locator(':target')).toHaveText(title);
      await expect(page.locator(':target')).toBeInViewport();
      await expect(current).toHaveText(title);
    }
    // A jump passes titles that were never in view.
    await page.evaluate(() => scrollBy(0, 150));
    await waitUntilIdle(page);
    await page.evaluate(() => scrollTo(0, 99_999));
    await expect(current).toHaveText((await list.getByRole('link').last().textContent()) ?? '');
    await list.hover();
    await page.mouse.wheel(0, 2000);
    await expect(list.getByRole('link').last()).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current).toHaveCount(0);
    // On wide screens the contents stay beside the text.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.mouse.wheel(0, 1600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expect(list.getByRole('link').first()).toBeInViewport();
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
      // Each cell begins with its column's name there.
      expect(narrow.map((cell) => cell.replace(/^(cell): [^:]+: ?/, '$1: '))).toEqual(wide);
    }
  }
});

test('a printed article has its text and the addresses of its links', async ({ page }) => {
  await page.goto('/con_todo');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  const outside = page.getByRole('link', { name: '(https://www.example.com/nota)' });
  await expect(outside.first()).toBeVisible();
  await expectAccessible(page, 'on paper');
});

test('each card of the blog names its article and links to it', async ({ page }) => {
  await page.goto('/blogs');
  for (const [index, { titulo }] of articles.entries()) {
    const link = cards(page).nth(index).getByRole('link');
    await expect(link).toHaveAccessibleName(`${blog.cards.more}: ${titulo}`);
  }
  const [first, second, third] = [
    await cardOf(page, articles[0]).boundingBox(),
    await cardOf(page, articles[1]).boundingBox(),
    await cardOf(page, articles[2]).boundingBox(),
  ];
  // The newest is told large, in a row of its own; the others at the size of the specification.
  expect([second?.width, third?.width]).toEqual([325, 325]);
  expect((await picture(page).boundingBox())?.height).toBe(200);
  expect(third?.y).toBe(second?.y);
  expect(first?.width).toBeGreaterThan(3 * 325);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));

  await cardOf(page, articles[1]).click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(`/${articles[1]?.id ?? ''}`);
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
