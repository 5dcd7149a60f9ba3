import type { Page, Route } from 'playwright/test';
import { content, type ArticleFile } from '#tests/support/sites/content.ts';
import { holdRequests, stopClock } from '#tests/support/browser/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const copy = content.page('UnBlog').articleViewer;
const articles = content.articles();

const [newer, older] = articles as [ArticleFile, ArticleFile];

const answer = '**/api/blogs/*.json';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const spinner = (page: Page) => page.getByRole('status').filter({ hasText: copy.loading });
const waitMessage = (page: Page) => spinner(page).getByText('Por favor, espere...');
const error = (page: Page) => page.getByRole('alert');
const chooseHint = (page: Page) => page.getByText(copy.choose);
const neighbourLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: copy.neighbours }).getByRole('link', { name });
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    history: history.state as unknown,
    navigation: window.navigation.currentEntry?.getState(),
  }));

test('the viewer shows the article of its address, and leads to the article’s page', async ({
  page,
}) => {
  await page.goto(`/UnBlog?x=1&idBlog=${newer.id}`);
  await expect(title(page)).toHaveText(newer.titulo);
  await expect(page).toHaveTitle(newer.titulo);
  await expect(page.getByRole('main').getByRole('img', { name: newer.blogImgAlt })).toBeVisible();
  // It moves idBlog from its address into the history state, and nothing else.
  await expect(page).toHaveURL('/UnBlog?x=1');
  const kept = { idBlog: newer.id };
  expect(await stateOf(page)).toEqual({ history: kept, navigation: kept });

  await page.getByRole('link', { name: copy.full }).click();
  await expect(page).toHaveURL(`/${newer.id}`);
});

test('the viewer shows the same article after a reload, also from a part of it', async ({
  page,
}) => {
  await page.goto(`/UnBlog?idBlog=${newer.id}`);
  await page.getByRole('link', { name: content.site().navigation.skip }).press('Enter');
  await expect(page).toHaveURL('/UnBlog#contenido');
  await page.reload();
  await expect(title(page)).toHaveText(newer.titulo);
  // A fragment adds a history entry without state.
  await page.evaluate(() => (location.hash = '#nota'));
  await page.reload();
  await expect(title(page)).toHaveText(newer.titulo);
});

test('the viewer reads idBlog from either history state; one in the address comes first', async ({
  page,
}) => {
  await page.goto('/UnBlog');
  await page.evaluate((idBlog) => history.replaceState({ idBlog }, ''), older.id);
  await page.reload();
  await expect(title(page)).toHaveText(older.titulo);
  await page.goto(`/UnBlog?idBlog=${newer.id}`);
  await expect(title(page)).toHaveText(newer.titulo);

  await page.evaluate((idBlog) => {
    history.replaceState(null, '');
    window.navigation.updateCurrentEntry({ state: { idBlog } });
  }, older.id);
  await page.reload();
  await expect(title(page)).toHaveText(older.titulo);
});

test('the viewer leads to the previous and the next article, back and forward', async ({
  page,
}) => {
  await page.goto(`/UnBlog?idBlog=${newer.id}`);
  await expect(neighbourLink(page, copy.previous)).toContainText(older.titulo);
  await expect(neighbourLink(page, copy.next)).toHaveCount(0);

  await neighbourLink(page, copy.previous).click();
  await expect(title(page)).toHaveText(older.titulo);
  await expect(neighbourLink(page, copy.next)).toContainText(newer.titulo);
  await page.goBack();
  await expect(title(page)).toHaveText(newer.titulo);
  await page.goForward();
  await expect(title(page)).toHaveText(older.titulo);
});

test('the viewer turns a spinner while the article is on its way, and nothing else', async ({
  page,
}) => {
  await holdRequests(page, answer);
  await page.goto(`/UnBlog?idBlog=${newer.id}`);
  await expect(spinner(page)).toBeVisible();
  await expect(chooseHint(page)).toBeHidden();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Un artículo del blog" [level=1]
      - status: Trayendo la nota
  `);
  const turns = await spinner(page).evaluate((root) =>
    root
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ target }) => (target?.getBoundingClientRect().width ?? 0) > 0)
      .map((effect) => effect.getTiming().iterations),
  );
  expect(turns).toEqual([Infinity]);
});

test('after 4 s the viewer asks to wait', async ({ page }) => {
  await stopClock(page);
  await holdRequests(page, answer);
  await page.goto(`/UnBlog?idBlog=${newer.id}`);
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(3999);
  await expect(waitMessage(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(waitMessage(page)).toBeVisible();
});

test('the viewer fades the article in over 500 ms, in the spinner’s place', async ({ page }) => {
  const { release } = await holdRequests(page, answer);
  await page.goto(`/UnBlog?idBlog=${newer.id}`);
  await expect(spinner(page)).toBeVisible();
  await page.evaluate(() => {
    addEventListener('animationstart', ({ target }) => {
      const { animationDuration } = getComputedStyle(target as Element);
      document.documentElement.dataset['faded'] = animationDuration;
    });
  });
  release();

  await expect(title(page)).toHaveText(newer.titulo);
  await expect(page.locator('html')).toHaveAttribute('data-faded', '0.5s');
  await expect(spinner(page)).toHaveCount(0);
});

test('the viewer keeps the spinner when the answer says that the article is still loading', async ({
  page,
}) => {
  await stopClock(page);
  await page.route(answer, (route) =>
    route.fulfill({ json: { status: 'loading', data: { titulo: 'x', html: '<h1>x</h1>' } } }),
  );
  const answered = page.waitForResponse(answer);
  await page.goto(`/UnBlog?idBlog=${newer.id}`);
  await (await answered).finished();
  await page.clock.runFor(60_000);

  await expect(waitMessage(page)).toBeVisible();
  await expect(title(page)).toHaveText(copy.title);
});

const badAnswers: Record<string, (route: Route) => unknown> = {
  'an answer with status 500': (route) =>
    route.fulfill({ status: 500, json: { status: 'success', data: { titulo: 'x', html: 'x' } } }),
  'a lost connection': (route) => route.abort('connectionrefused'),
  'an answer without an article': (route) =>
    route.fulfill({ json: { status: 'success', data: {} } }),
  'an answer that is no JSON': (route) => route.fulfill({ body: '<h1>Portal</h1>' }),
};

test('after any bad answer the viewer reports that the article failed to load, and can try again', async ({
  page,
}) => {
  const retry = page.getByRole('button', { name: copy.retry });
  for (const [what, answerBadly] of Object.entries(badAnswers))
    await test.step(what, async () => {
      await page.route(answer, answerBadly);
      const logged = page.waitForEvent('console', (line) => line.text() === copy.failed);
      await page.goto(`/UnBlog?idBlog=${newer.id}`);

      await expect(error(page)).toHaveText(copy.failed);
      await expect(spinner(page)).toBeHidden();
      expect((await logged).type()).toBe('error');

      await page.unroute(answer);
      await retry.click();
      await expect(title(page)).toHaveText(newer.titulo);
      await expect(page.locator('[data-viewer]')).toBeFocused();
    });
});

test('a second try asks to wait only after its own 4 s', async ({ page }) => {
  await stopClock(page);
  await page.route(answer, (route) => route.abort('connectionrefused'));
  await page.goto(`/UnBlog?idBlog=${newer.id}`);
  await expect(error(page)).toHaveText(copy.failed);
  await page.clock.runFor(60_000);

  await page.unroute(answer);
  await holdRequests(page, answer);
  await page.getByRole('button', { name: copy.retry }).click();
  await expect(spinner(page)).toBeVisible();
  await expect(waitMessage(page)).toBeHidden();
  await page.clock.runFor(4000);
  await expect(waitMessage(page)).toBeVisible();
});

test('the viewer asks the server only for plain names, and shows any other as text', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
  });
  for (const id of ['../../inicio', '<img src=x onerror="x()">', "$&$'", 'desconocido']) {
    await page.goto(`/UnBlog?idBlog=${encodeURIComponent(id)}`);

    await expect(error(page)).toHaveText(`Artículo no encontrado. Ruta: /${id}`);
    await expect(error(page).locator('*')).toHaveCount(0);
    await expect(page.getByRole('button', { name: copy.retry })).toBeHidden();
    await expect(page).toHaveURL('/UnBlog');
  }
  expect(asked).toEqual(['/api/blogs/desconocido.json']);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Un artículo del blog" [level=1]
      - alert: "Artículo no encontrado. Ruta: /desconocido"
      - region "Comentarios"
      - region "Últimas notas"
      - region "Archivos"
      - region "Categorías"
  `);
});

testWithoutScripts('without scripts the viewer has archives and categories', async ({ page }) => {
  await page.goto(`/UnBlog?idBlog=${newer.id}`);

  await expect(chooseHint(page)).toBeVisible();
  await expect(spinner(page)).toBeHidden();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Comentarios":
      - heading "Comentarios" [level=2]
      - paragraph: Acá no se comenta.
    - region "Archivos":
      - heading "Archivos" [level=2]
      - list:
        - listitem: mayo de 2026 (1)
    - region "Categorías":
      - heading "Categorías" [level=2]
      - list:
        - listitem: Expansión (2)
  `);
});
