import { join } from 'node:path';
import type { Browser } from 'playwright';
import { readdirSync } from 'node:fs';
import { articlePath } from '#lib/articlePaths.ts';
import { homeRoute, routeNames, routes } from '#lib/routes.ts';
import {
  firstReach,
  openBrowser,
  paintTime,
  preparedClick,
  unusedStyles,
} from './browserFigures.ts';
import { visit, type Visit } from './lighthouse.ts';
import { heapAfter, interactionsOf, longFrames, type Interaction } from './whileUsed.ts';
import { FLOOR, serveBenchSite } from './site.ts';
import { openSlowLine, slowLine } from './slowLine.ts';
import { show, spread, table } from './statistics.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const ENGINE_PORT = 4398;

const articles = readdirSync(join(projectRoot, 'src/content/blog'))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => articlePath(file.replace('.mdx', '')));
/** Every page that search engines list. */
const pages = [
  ...routeNames.filter((name) => routes[name].isIndexable).map((name) => routes[name].path),
  ...articles,
];

/** A page of each kind: what stands around the content is the same on all. */
const used = [
  ...[
    homeRoute,
    routes.soluciones,
    routes.contacto,
    routes.Login,
    routes['landing/auditorias'],
  ].map(({ path }) => path),
  ...articles.slice(0, 1),
];

const repeat = <Result>(times: number, run: () => Promise<Result>): Promise<Result[]> =>
  Array.from({ length: times }).reduce<Promise<Result[]>>(
    async (done) => [...(await done), await run()],
    Promise.resolve([]),
  );

/** Visits the floor and every page in turn, round after round, so that all meet the same machine. */
async function interleaved<Result>(rounds: number, run: (path: string) => Promise<Result>) {
  const results = new Map<string, Result[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of [FLOOR, ...pages]) {
      results.set(path, [...(results.get(path) ?? []), await run(path)]);
    }
  }
  return results;
}

/** How the site answers while it is used, as rows of a table. @param address where it is served */
async function useRows(browser: Browser, address: string): Promise<string[][]> {
  const taps: Interaction[] = [];
  for (const path of used) {
    const part = path === homeRoute.path ? 'body' : 'main';
    taps.push(...(await interactionsOf(browser, `${address}${path}`, part)));
  }
  taps.sort((a, b) => a.duration - b.duration);
  const high = taps[Math.ceil(taps.length * 0.98) - 1];
  const worst = taps.at(-1);
  const views = (count: number) =>
    Array.from({ length: count }, (_, index) => `${address}${pages[index % 5]}`);
  const frames = (path: string) => longFrames(browser, `${address}${path}`);
  return [
    [
      `taps on all ${taps.length} controls to the next paint, 98th percentile, ms`,
      `${high?.duration}`,
    ],
    [`the slowest: ${worst?.control}`, `${worst?.duration}`],
    [
      'frames over 50 ms, in ms: scrolling through home',
      (await frames('/inicio')).map(Math.round).join(', ') || 'none',
    ],
    [
      'the same through the solutions',
      (await frames('/soluciones')).map(Math.round).join(', ') || 'none',
    ],
    ['memory of scripts after 5 page views, KiB', (await heapAfter(browser, views(5))).toFixed(0)],
    ['the same after 50', (await heapAfter(browser, views(50))).toFixed(0)],
  ];
}

/**
 * The figures of a visit, as Markdown: first view by Lighthouse and over a slow line, next view,
 * unused styles, what React costs at the first reach, and how the site answers while it is used.
 * @param rounds how often each page is visited
 */
export async function firstView(rounds: number): Promise<string> {
  const site = await serveBenchSite(ENGINE_PORT);
  const line = await openSlowLine(site.port);
  const browser = await openBrowser();
  const phone = await openBrowser(line);
  try {
    const visits = await interleaved<Visit>(rounds, (path) => visit(`${site.address}${path}`));
    const paints = await interleaved(rounds, (path) =>
      paintTime(phone, `https://${line.host}:${line.port}${path}`),
    );
    const lighthouseFloor = spread((visits.get(FLOOR) ?? []).map(({ lcp }) => lcp)).median;
    const paintFloor = spread(paints.get(FLOOR) ?? []).median;

    const rows: string[][] = [];
    for (const path of [FLOOR, ...pages]) {
      const seen = visits.get(path) ?? [];
      const [last] = seen.slice(-1);
      const lcp = spread(seen.map((one) => one.lcp));
      const paint = spread(paints.get(path) ?? []);
      const middle = (pick: (one: Visit) => number) => spread(seen.map(pick)).median;
      rows.push([
        path,
        (last?.scores ?? []).map((_, index) => middle((one) => one.scores[index] ?? 0)).join('/'),
        show(lcp),
        (lcp.median / lighthouseFloor).toFixed(2),
        show(paint),
        (paint.median / paintFloor).toFixed(2),
        (middle((one) => one.bytes) / 1024).toFixed(1),
        String(middle((one) => one.requests)),
        middle((one) => one.shift).toFixed(3),
        String(Math.round(middle((one) => one.blocking))),
        path === FLOOR
          ? '–'
          : `${((await unusedStyles(browser, `${site.address}${path}`)) * 100).toFixed(1)} %`,
      ]);
    }
    const floorClicks = await repeat(rounds, () => preparedClick(site.engine, '/inicio', FLOOR));
    const clicks = await repeat(rounds, () => preparedClick(site.engine, '/inicio', '/soluciones'));
    const reaches = await repeat(rounds, () => firstReach(`${site.engine}/inicio`));
    const reach = reaches.at(-1);

    return [
      '## First view',
      `Lighthouse 13 on its mobile setting and a line of ${slowLine.downKbps} kbit/s and ` +
        `${slowLine.roundTripMs} ms (${line.kind}) with the processor slowed four times; median (least–most) of ` +
        `${rounds} rounds, pages in turn. Times in ms; scores are performance, accessibility, ` +
        'best practices and SEO. The floor is an almost empty page of the same run. Host engine ' +
        'with brotli, HTTP/2 in front of it. Hosts other than this machine do not exist. Requests are ' +
        'those of the page until it is loaded.',
      table(
        [
          'page',
          'scores',
          'LCP, Lighthouse',
          '÷ floor',
          'LCP, slow line',
          '÷ floor',
          'KiB',
          'requests',
          'shift',
          'blocking',
          'unused styles',
        ],
        rows,
      ),
      '## Next view and first reach',
      table(
        ['what', 'figure'],
        [
          ['prepared click to first paint, ms: home → solutions', show(spread(clicks))],
          ['the same: home → floor', show(spread(floorClicks))],
          [
            'first reach for the menu: scripts',
            `${reach?.files} files, ${((reach?.bytes ?? 0) / 1024).toFixed(1)} KiB (brotli)`,
          ],
          [
            'its longest task, processor slowed four times, ms (0: none over 50)',
            show(spread(reaches.map(({ longestTask }) => longestTask))),
          ],
        ],
      ),
      '## While it is used',
      'On a phone 360 px wide with the processor slowed four times.',
      table(['what', 'figure'], await useRows(browser, site.address)),
    ].join('\n\n');
  } finally {
    await browser.close();
    await phone.close();
    await line.close();
    await site.stop();
  }
}
