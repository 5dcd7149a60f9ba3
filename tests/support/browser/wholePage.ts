import type { Page, Request } from 'playwright/test';
import { errorRoute, homeRoute, type Route } from '#lib/routes.ts';
import type { Site } from '#site/siteSchema.ts';
import { isComplete } from '#tests/support/run/tags.ts';
import type { Content } from '#tests/support/sites/content.ts';
import { expectAccessible } from './axe.ts';
import { expectFit } from './fit/expectFit.ts';
import { waitUntilIdle } from './page.ts';
import { expectPageBasics } from './pageBasics.ts';
import { expect, test } from './test.ts';
import { expectSameWords, wordsWritten, type WrittenWords } from './writtenWords.ts';

/** A site whose pages are visited. */
interface Visited {
  content: Content;
  /** The narrowest comes last: all other checks are made at that width. */
  widths: readonly number[];
  /** Whether its pages are asked for the promises that all pages share. */
  isWhole: boolean;
}

interface Screen extends Route {
  status: number;
}

/** The 404 page is the home page below a line of its own, and these widths show the line. */
const widthsOfLine = [1280, 320];

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
  { content: siteContent, widths }: Visited,
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
    const written: WrittenWords[] = [];
    for (const width of widths) {
      await expectFit(page, width);
      written.push(await wordsWritten(page));
    }
    expectSameWords(written);
  });
}

/** The screens of a site: its pages, the page of a failure, and what an unknown address shows. */
export const screensOf = (siteContent: Content): Screen[] => [
  ...[...siteContent.routes(), errorRoute].map((route) => ({ ...route, status: 200 })),
  { ...homeRoute, path: '/no-existe', status: 404 },
];

/** Everything that is asked of every page. */
export async function expectWhole(page: Page, screen: Screen, visited: Visited): Promise<void> {
  const { content, isWhole } = visited;
  const errors = watchConsole(page);
  const isHomeAgain = screen.status === 404 && !isComplete;
  const isAlike = content.alikePaths().includes(screen.path) && !isComplete;
  await visit(page, screen, isHomeAgain ? { ...visited, widths: widthsOfLine } : visited);
  if (isWhole && !isHomeAgain && !isAlike) await expectPageBasics(page, content.site());
  else if (!isAlike)
    await test.step('everybody can use it', () => expectAccessible(page, page.url()));
  await test.step('it logs no error', () => expect.soft(errors).toEqual([]));
}
