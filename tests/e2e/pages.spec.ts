import type { Page, Request } from 'playwright/test';
import { errorRoute, homeRoute, type Route } from '#lib/routes.ts';
import type { Site } from '#schemas/site.ts';
import { isComplete, TODAY } from '#tests/support/run/tags.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { content, todaysContent } from '#tests/support/sites/content.ts';
import { expectFit } from '#tests/support/browser/fit.ts';
import { waitUntilIdle } from '#tests/support/browser/page.ts';
import { expectSharedPromises } from '#tests/support/browser/sharedPromises.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import {
  expectSameWords,
  markWords,
  wordsWritten,
  type WrittenWords,
} from '#tests/support/browser/writtenWords.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Screen extends Route {
  status: number;
}

// The narrowest comes last: all other checks are made at that width.
const widths = [768, 1024, 1280, 1440, 1600, 320];

/** The 404 page is the home page below a line of its own, and these widths show the line. */
const widthsOfLine = [1280, 320];

const sites = [
  { name: 'the tests’ site', tag: [], content, widths, isWhole: true },
  {
    name: 'today’s site',
    tag: TODAY,
    content: todaysContent,
    // These pages are made by the same code as those above. So `npm test` only runs the checks that content may
    // break, at three of the widths.
    widths: isComplete ? widths : [768, 1280, 320],
    isWhole: isComplete,
  },
];

/** No script but that of consent; at most the page, two font files, the icons and a scene. */
function expectFewRequests(requests: readonly Request[], { analytics }: Site) {
  const hasConsent = analytics.containerId !== undefined;
  const asked = requests.filter(
    (request) => !hasConsent || !request.url().endsWith('/medicion/consentimiento.js'),
  );
  const paths = asked
    .filter((request) => request.resourceType() !== 'image')
    .map((request) => new URL(request.url()))
    .filter(({ hostname }) => hostname === 'localhost')
    .map(({ pathname }) => pathname);
  const scripts = asked.filter((request) => request.resourceType() === 'script');
  expect.soft(scripts.map((request) => request.url())).toEqual([]);
  expect.soft(paths.filter((path) => /\.m?js$/.test(path))).toEqual([]);
  expect.soft(new Set(paths).size, paths.join(' ')).toBeLessThanOrEqual(5);
}

/** Collects console errors, except unreachable vendors and the 404 of the page itself. */
function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isExpected =
      message.text().includes('net::ERR_NAME_NOT_RESOLVED') ||
      message.location().url === page.url();
    if (message.type() === 'error' && !isExpected) errors.push(message.text());
  });
  return errors;
}

/** Checks that depend on a page's content. */
async function visit(
  page: Page,
  { path, status }: Screen,
  { content: siteContent, widths }: Pick<(typeof sites)[number], 'content' | 'widths'>,
) {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));

  await test.step('it answers, with one main heading', async () => {
    // On so low a screen no embed is in view, which would load its script.
    await page.setViewportSize({ width: 320, height: 120 });
    const response = await page.goto(path);
    await waitUntilIdle(page);
    expect(response?.status(), path).toBe(status);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
    await expect.soft(page.getByRole('main')).toBeVisible();
  });
  await test.step('it asks for no script, and for few files', () =>
    expectFewRequests(asked, siteContent.site()));
  await test.step('it fits every width, with all of its words on each', async () => {
    await markWords(page, siteContent);
    const written: WrittenWords[] = [];
    for (const width of widths) {
      await expectFit(page, width);
      written.push(await wordsWritten(page));
    }
    expectSameWords(written);
  });
}

for (const each of sites) {
  const { name, tag, content: siteContent, isWhole } = each;
  const alike = siteContent.alikePaths();
  const site = siteContent.site();
  const screens: Screen[] = [
    ...[...siteContent.routes(), errorRoute].map((route) => ({ ...route, status: 200 })),
    { ...homeRoute, path: '/no-existe', status: 404 },
  ];

  test.describe(name, { tag }, () => {
    for (const screen of screens) {
      test(`${screen.path} is whole, light, and fits every screen`, async ({ page }) => {
        const errors = watchConsole(page);
        const isHomeAgain = screen.status === 404 && !isComplete;
        const isAlike = alike.includes(screen.path) && !isComplete;
        await visit(page, screen, isHomeAgain ? { ...each, widths: widthsOfLine } : each);
        if (isWhole && !isHomeAgain && !isAlike) await expectSharedPromises(page, site);
        else if (!isAlike)
          await test.step('everybody can use it', () => expectAccessible(page, page.url()));
        await test.step('it logs no error', () => expect.soft(errors).toEqual([]));
      });
    }
  });
}
