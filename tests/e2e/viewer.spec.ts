import type { Page, Route } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { stopClock } from '#tests/support/clock.ts';
import { content, type ArticleFile } from '#tests/support/content.ts';
import { faults } from '#tests/support/faults.ts';
import { idle } from '#tests/support/firstLoad.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('UnBlog').viewer;

/** The newest article and the one before it. */
const [newer, older] = content.articles() as [ArticleFile, ArticleFile];

/** An article of the spec, which has a text of several parts. */
const withParts = content.articles().find(({ id }) => id === 'escalar_una_franquicia') ?? newer;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const spinner = (page: Page) => page.getByRole('status').filter({ hasText: copy.loading });
const wait = (page: Page) => page.getByText('Por favor, espere...');
const error = (page: Page) => page.getByRole('alert');
const neighbours = (page: Page) => page.getByRole('navigation', { name: copy.neighbours });
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    history: history.state as unknown,
    navigation: window.navigation.currentEntry?.getState(),
  }));

const answer = '**/api/blogs/*.json';

/** Whatever the page logs as an error, as text. */
const watchErrors = (page: Page) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) {
      errors.push(message.text());
    }
  });
  return errors;
};

test.describe('/UnBlog', () => {
  test('shows the article that a link names, and moves idBlog into navigation state', async ({
    page,
  }) => {
    await page.goto(`/UnBlog?idBlog=${newer.id}`);

    await expect(title(page)).toHaveText(newer.titulo);
    await expect(page).toHaveTitle(newer.titulo);
    await expect(main(page).getByRole('article').locator('p').first()).not.toBeEmpty();
    await expect(main(page).getByRole('img', { name: newer.blogImgAlt })).toBeVisible();
    await expect(page).toHaveURL('/UnBlog');
    expect(await stateOf(page)).toEqual({
      history: { idBlog: newer.id },
      navigation: { idBlog: newer.id },
    });
  });

  test('draws the text as the article’s own page does', async ({ page }) => {
    /** How the first of each kind of element is drawn that the text is made of. */
    const looks = () =>
      main(page)
        .locator('h2[id]:not(nav *)')
        .first()
        .evaluate((heading) =>
          Object.fromEntries(
            [...(heading.parentElement?.children ?? [])].reverse().map((element) => {
              const { fontSize, lineHeight, color, backgroundColor, maxWidth } =
                getComputedStyle(element);
              return [element.tagName, { fontSize, lineHeight, color, backgroundColor, maxWidth }];
            }),
          ),
        );
    await page.goto(`/${withParts.id}`);
    const own = await looks();

    await page.goto(`/UnBlog?idBlog=${withParts.id}`);

    await expect(title(page)).toHaveText(withParts.titulo);
    expect(Object.keys(own)).toContain('H2');
    expect(await looks()).toEqual(own);
  });

  test('leads on to the article’s own page', { tag: COMPLETE }, async ({ page }) => {
    await page.goto(`/UnBlog?idBlog=${newer.id}`);

    await main(page).getByRole('link', { name: copy.full }).click();

    await expect(page).toHaveURL(`/${newer.id}`);
    await expect(title(page)).toHaveText(newer.titulo);
  });

  test('keeps what else is in the address', { tag: COMPLETE }, async ({ page }) => {
    await page.goto(`/UnBlog?utm_source=boletin&idBlog=${newer.id}&x=1#contenido`);

    await expect(title(page)).toHaveText(newer.titulo);
    await expect(page).toHaveURL('/UnBlog?utm_source=boletin&x=1#contenido');
  });

  test('reads idBlog from history state', { tag: COMPLETE }, async ({ page }) => {
    await page.goto('/UnBlog');
    await page.evaluate((idBlog) => history.replaceState({ idBlog }, ''), older.id);

    await page.reload();

    await expect(title(page)).toHaveText(older.titulo);
  });

  test('reads idBlog from the Navigation API’s state', { tag: COMPLETE }, async ({ page }) => {
    await page.goto('/UnBlog');
    await page.evaluate(
      (idBlog) => window.navigation.updateCurrentEntry({ state: { idBlog } }),
      older.id,
    );

    await page.reload();

    await expect(title(page)).toHaveText(older.titulo);
  });

  test('shows the same article after a reload', async ({ page }) => {
    await page.goto(`/UnBlog?idBlog=${older.id}`);
    await expect(title(page)).toHaveText(older.titulo);

    await page.reload();

    await expect(title(page)).toHaveText(older.titulo);
    await expect(page).toHaveURL('/UnBlog');
  });

  test(
    'shows the same article after a jump inside the page and a reload',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.goto(`/UnBlog?idBlog=${older.id}`);
      await expect(title(page)).toHaveText(older.titulo);
      await page.getByRole('link', { name: content.site().navigation.skip }).press('Enter');
      await expect(page).toHaveURL('/UnBlog#contenido');

      await page.reload();

      await expect(title(page)).toHaveText(older.titulo);
    },
  );

  test('lets an address win over an earlier state', { tag: COMPLETE }, async ({ page }) => {
    await page.goto(`/UnBlog?idBlog=${older.id}`);
    await expect(title(page)).toHaveText(older.titulo);

    await page.goto(`/UnBlog?idBlog=${newer.id}`);

    await expect(title(page)).toHaveText(newer.titulo);
  });

  test('carries idBlog in the links to the previous and the next article', async ({ page }) => {
    await page.goto(`/UnBlog?idBlog=${newer.id}`);
    const previous = neighbours(page).getByRole('link', { name: copy.previous });
    await expect(title(page)).toHaveText(newer.titulo);
    await expect(previous).toContainText(older.titulo);
    await expect(neighbours(page).getByRole('link', { name: copy.next })).toHaveCount(0);

    await previous.click();

    await expect(title(page)).toHaveText(older.titulo);
    await expect(page).toHaveURL('/UnBlog');
    expect(await stateOf(page)).toEqual({
      history: { idBlog: older.id },
      navigation: { idBlog: older.id },
    });
    await neighbours(page).getByRole('link', { name: copy.next }).click();
    await expect(title(page)).toHaveText(newer.titulo);
  });

  test('goes back and forward between two articles', { tag: COMPLETE }, async ({ page }) => {
    await page.goto(`/UnBlog?idBlog=${newer.id}`);
    await neighbours(page).getByRole('link', { name: older.titulo }).click();
    await expect(title(page)).toHaveText(older.titulo);

    await page.goBack();
    await expect(title(page)).toHaveText(newer.titulo);
    await page.goForward();
    await expect(title(page)).toHaveText(older.titulo);
    await page.goBack();

    await expect(title(page)).toHaveText(newer.titulo);
    await expect(page).toHaveURL('/UnBlog');
  });

  test('has recent posts, comments, archives and categories beside it', async ({ page }) => {
    await page.goto(`/UnBlog?idBlog=${newer.id}`);
    await expect(title(page)).toHaveText(newer.titulo);

    const recent = page.getByRole('region', { name: copy.recent });
    for (const article of content.articles().slice(0, 5)) {
      await expect(recent.getByRole('link', { name: article.titulo })).toHaveAttribute(
        'href',
        `/${article.id}`,
      );
    }
    await expect(page.getByRole('region', { name: 'Comentarios' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Archivos' }).getByRole('listitem'),
    ).not.toHaveCount(0);
    const categories = page.getByRole('region', { name: 'Categorías' });
    for (const category of newer.categorias) await expect(categories).toContainText(category);
  });

  test('without an article asked for says so and asks for none', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await page.goto('/UnBlog');
    await idle(page);

    await expect(main(page).getByText(copy.choose)).toBeVisible();
    await expect(spinner(page)).toBeHidden();
    await expect(error(page)).toBeHidden();
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('works at its address in lower case', { tag: COMPLETE }, async ({ page }) => {
    await page.goto(`/unblog?idBlog=${newer.id}`);

    await expect(title(page)).toHaveText(newer.titulo);
  });
});

test.describe('/UnBlog while the article is on its way', () => {
  test('turns a spinner, adds words after 4 s, and then fades the article in over 500 ms', async ({
    page,
  }) => {
    const waiting = Promise.withResolvers<undefined>();
    await stopClock(page);
    await page.route(answer, (route) => waiting.promise.then(() => route.fallback()));
    await page.goto(`/UnBlog?idBlog=${newer.id}`);

    await expect(spinner(page)).toBeVisible();
    await expect(main(page).getByText(copy.choose)).toBeHidden();
    await page.clock.runFor(3999);
    await expect(wait(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(spinner(page)).toContainText('Por favor, espere...');
    await expect(wait(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(spinner(page)).toBeVisible();
    await page.evaluate(() => {
      addEventListener('animationstart', ({ target, animationName }) => {
        const { animationDuration } = getComputedStyle(target as Element);
        document.documentElement.dataset['faded'] = `${animationName && animationDuration}`;
      });
    });
    waiting.resolve(undefined);

    await expect(title(page)).toHaveText(newer.titulo);
    await expect(page.locator('html')).toHaveAttribute('data-faded', '0.5s');
    await expect(main(page).getByRole('article')).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
    await expect(wait(page)).toHaveCount(0);
  });

  for (const [what, json] of Object.entries({
    'another status': { status: 'loading', data: { titulo: 'x', html: '<h1>x</h1>' } },
    'a status in other letter case': { status: 'SUCCESS', data: { titulo: 'x', html: 'x' } },
    'no status': { data: { titulo: 'x', html: '<h1>x</h1>' } },
  })) {
    test(`goes on turning it when the answer has ${what}`, async ({ page }) => {
      await stopClock(page);
      await page.route(answer, (route) => route.fulfill({ json }));
      const answered = page.waitForResponse(answer);
      await page.goto(`/UnBlog?idBlog=${newer.id}`);
      await (await answered).finished();

      await page.clock.runFor(60_000);

      await expect(spinner(page)).toContainText('Por favor, espere...');
      await expect(error(page)).toBeHidden();
      await expect(title(page)).toHaveText(copy.title);
    });
  }

  test('adds no words when the article comes in time', { tag: COMPLETE }, async ({ page }) => {
    await stopClock(page);
    await page.goto(`/UnBlog?idBlog=${newer.id}`);
    await expect(title(page)).toHaveText(newer.titulo);

    await page.clock.runFor(10_000);

    await expect(wait(page)).toHaveCount(0);
    await expect(title(page)).toHaveText(newer.titulo);
  });

  test('adds no words after an error', { tag: COMPLETE }, async ({ page }) => {
    await stopClock(page);
    await page.goto('/UnBlog?idBlog=desconocido');
    await expect(error(page)).toBeVisible();

    await page.clock.runFor(10_000);

    await expect(wait(page)).toBeHidden();
    await expect(spinner(page)).toBeHidden();
  });
});

/** Answers that bring no article. */
const badAnswers: Record<string, (route: Route) => unknown> = {
  ...Object.fromEntries(Object.entries(faults).filter(([fault]) => fault !== 'never answers')),
  'is no JSON': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'is empty': (route) => route.fulfill({ body: '' }),
  'is cut': (route) => route.fulfill({ body: '{"status":"success","data":{"titulo"' }),
  'has no article': (route) => route.fulfill({ json: { status: 'success' } }),
  'has an empty article': (route) => route.fulfill({ json: { status: 'success', data: {} } }),
  'is nothing': (route) => route.fulfill({ json: null }),
  'is a success with status 500': (route) =>
    route.fulfill({ status: 500, json: { status: 'success', data: { titulo: 'x', html: 'x' } } }),
};

test.describe('/UnBlog shows and logs ‘Artículo no encontrado. Ruta: {route}’', () => {
  test('for an unknown article', async ({ page }) => {
    const errors = watchErrors(page);

    await page.goto('/UnBlog?idBlog=desconocido');

    await expect(error(page)).toHaveText('Artículo no encontrado. Ruta: /desconocido');
    await expect(spinner(page)).toBeHidden();
    await expect(main(page).getByText(copy.choose)).toBeHidden();
    await expect(page).toHaveURL('/UnBlog');
    await expect(page.getByRole('region', { name: copy.recent })).toBeVisible();
    expect(errors).toEqual(['Artículo no encontrado. Ruta: /desconocido']);
  });

  test('when the answer brings no article', async ({ page }) => {
    test.slow();
    const errors = watchErrors(page);
    let respond: (route: Route) => unknown;
    await page.route(answer, (route) => respond(route));
    const message = `Artículo no encontrado. Ruta: /${newer.id}`;

    for (const [fault, answerBadly] of Object.entries(badAnswers)) {
      await test.step(fault, async () => {
        respond = answerBadly;
        errors.length = 0;
        await page.goto(`/UnBlog?idBlog=${newer.id}`);

        await expect.soft(error(page), fault).toHaveText(message);
        await expect.soft(title(page), fault).toHaveText(copy.title);
        await expect.soft(spinner(page), fault).toBeHidden();
        expect.soft(errors, fault).toEqual([message]);
      });
    }
  });

  test('when there is no connection', { tag: COMPLETE }, async ({ page, context }) => {
    await page.goto('/UnBlog');
    await page.evaluate((idBlog) => history.replaceState({ idBlog }, ''), newer.id);
    await page.route(answer, async (route) => {
      await context.setOffline(true);
      await route.fallback();
    });

    await page.reload();

    await expect(error(page)).toHaveText(`Artículo no encontrado. Ruta: /${newer.id}`);
  });
});

/** Ids that are meant to break out: of the folder, of the text, of the object, of the page. */
const hostileIds: Record<string, string> = {
  'a way up': '../../inicio',
  'another site’s address': 'https://evil.example/x',
  markup: '<img src=x onerror="window.broken=1">',
  'the prototype': '__proto__',
  'a pattern of replacement': "$&$'$`$1$$",
  'letters that turn round': '\u202Egnp.x',
};

/** More of them, which the complete run tries. */
const furtherIds: Record<string, string> = {
  'a way up, in the other slash': '..\\..\\inicio',
  'a way up, written in code': '%2e%2e%2f%2e%2e%2finicio',
  'a slash, written in code': 'a%2Fb',
  'a dot': '.',
  'two dots': '..',
  'another site': '//evil.example/x',
  'a query of its own': 'escalar_una_franquicia?x=1',
  'a fragment of its own': 'escalar_una_franquicia#x',
  'a file’s ending': 'escalar_una_franquicia.json',
  'an end of text': 'escalar_una_franquicia\u0000',
  'a new line': 'escalar_una_franquicia\n',
  'a script': '<script>window.broken=1</script>',
  'markup that closes': '"></p><svg onload="window.broken=1">',
  'a script’s address': 'javascript:window.broken=1',
  'a placeholder': '{route}',
  'a constructor': 'constructor',
  'an emoji': '👩🏽‍💻',
  spaces: '   ',
  'another letter case': newer.id.toUpperCase(),
  'eight thousand letters': 'a'.repeat(8000),
};

test.describe('/UnBlog looks up a plain name and nothing else:', () => {
  for (const { title, tag, ids } of [
    { title: 'names that are meant to break out', tag: [], ids: hostileIds },
    { title: 'more names that are meant to break out', tag: COMPLETE, ids: furtherIds },
  ]) {
    test(title, { tag }, async ({ page }) => {
      test.slow();
      const asked: URL[] = [];
      await page.addInitScript(() => Object.assign(window, { broken: 0 }));
      const errors = watchErrors(page);
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch') asked.push(new URL(request.url()));
      });
      await page.goto('/UnBlog');

      for (const [name, idBlog] of Object.entries(ids)) {
        await test.step(name, async () => {
          errors.length = 0;
          await page.evaluate((id) => {
            const address = new URL(location.pathname, location.href);
            address.searchParams.set('idBlog', id);
            history.replaceState(null, '', address);
          }, idBlog);
          await page.reload();

          const message = `Artículo no encontrado. Ruta: /${idBlog}`;
          await expect.soft(error(page), name).toBeVisible();
          const seen = await page.evaluate(() => ({
            said: document.querySelector('[role="alert"]')?.textContent,
            elements: document.querySelectorAll('[role="alert"] *').length,
            broken: (window as Window & { broken?: number }).broken,
            isWhole: {}.constructor === Object,
            overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          }));
          expect
            .soft(seen, name)
            .toEqual({ said: message, elements: 0, broken: 0, isWhole: true, overflow: 0 });
          expect.soft(errors.length, name).toBe(1);
          await expect.soft(page, name).toHaveURL('/UnBlog');
        });
      }
      for (const { origin, pathname } of asked) {
        expect(origin).toBe(new URL(page.url()).origin);
        expect(pathname).toMatch(/^\/api\/blogs\/[\w-]+\.json$/);
      }
    });
  }

  test('also in states that are no text', { tag: COMPLETE }, async ({ page }) => {
    for (const idBlog of [7, null, {}, [], true, { toString: 'x' }]) {
      await page.goto('/UnBlog');
      await page.evaluate((id) => history.replaceState({ idBlog: id }, ''), idBlog);
      await page.reload();

      await expect(main(page).getByText(copy.choose)).toBeVisible();
    }
  });

  test('an empty one is none', { tag: COMPLETE }, async ({ page }) => {
    await page.goto('/UnBlog?idBlog=');

    await expect(main(page).getByText(copy.choose)).toBeVisible();
    await expect(error(page)).toBeHidden();
  });
});

test.describe('/UnBlog without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to every recent article', async ({ page }) => {
    await page.goto(`/UnBlog?idBlog=${newer.id}`);

    await expect(main(page).getByText(copy.choose)).toBeVisible();
    await expect(spinner(page)).toBeHidden();
    await expect(error(page)).toBeHidden();
    await page
      .getByRole('region', { name: copy.recent })
      .getByRole('link', { name: newer.titulo })
      .click();
    await expect(page).toHaveURL(`/${newer.id}`);
  });
});

test('/UnBlog shows its article without any script file', async ({ page }) => {
  await page.route('**/_astro/*.js*', (route) => route.fulfill({ status: 404, body: '' }));

  await page.goto(`/UnBlog?idBlog=${newer.id}`);

  await expect(title(page)).toHaveText(newer.titulo);
});

test(
  '/UnBlog shows its article where the browser has no Navigation API',
  { tag: COMPLETE },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'navigation', { value: undefined });
    });

    await page.goto(`/UnBlog?idBlog=${newer.id}`);

    await expect(title(page)).toHaveText(newer.titulo);
    expect(await page.evaluate(() => history.state as unknown)).toEqual({ idBlog: newer.id });
  },
);
