import '#tools/commands/command.ts';
import { execFile } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '#tests/support/run/browser.ts';
import { todaysContent } from '#tests/support/sites/content.ts';
import { freePort } from '#tests/support/hosts/freePort.ts';
import { buildSite } from '#tools/build/buildSite.ts';
import { startHost } from '#tools/delivery/startHost.ts';
import { dist } from '#tools/projectRoot.ts';

// `npm run bench`: Lighthouse over the pages that search engines list, beside an almost empty page;
// `npm run bench -- /inicio /blogs` over these pages only. Lighthouse is downloaded when it is first needed.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu';
const ROUNDS = 3;
const FLOOR = '/suelo';
const ALMOST_EMPTY =
  '<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Suelo</title><h1>Hola</h1></html>';

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** Lighthouse's report of one visit on its mobile setting. @throws when there is none */
async function visit(url: string, browser: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: Infinity },
  );
  return JSON.parse(stdout) as Report;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const browser = findBrowser();
await buildSite();
const folder = join('.cache', 'bench', 'site');
rmSync(folder, { recursive: true, force: true });
cpSync(dist, folder, { recursive: true });
writeFileSync(join(folder, `${FLOOR}.html`), ALMOST_EMPTY);
const host = await startHost(folder, await freePort());
const listed = todaysContent
  .routes()
  .flatMap(({ path, isIndexable }) => (isIndexable ? [path] : []));
const asked = process.argv.slice(2);
const pages = [FLOOR, ...(asked.length > 0 ? asked : listed)];

// Pages take turns, so that other load on the machine affects all of them equally.
const reports = new Map(pages.map((page) => [page, [] as Report[]]));
for (let round = 1; round <= ROUNDS; round += 1) {
  console.log(`Vuelta ${round} de ${ROUNDS}, ${pages.length} páginas…`);
  for (const page of pages) reports.get(page)?.push(await visit(host.address + page, browser));
}
await host.stop();

const figure = (page: string, audit: string) =>
  median((reports.get(page) ?? []).map(({ audits }) => audits[audit]?.numericValue ?? 0));
const floor = figure(FLOOR, 'largest-contentful-paint');

const [{ model } = { model: '' }] = cpus();
console.log(`\n${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} × ${model}, ${LIGHTHOUSE}, medians of ${ROUNDS}
\n| page | performance / accessibility / best practices / SEO | LCP, ms | ÷ ${FLOOR} | shift | blocking, ms | KiB |
| --- | --- | --: | --: | --: | --: | --: |`);
for (const page of pages) {
  const scores = CATEGORIES.map((name) =>
    Math.round(100 * median((reports.get(page) ?? []).map((one) => one.categories[name].score))),
  );
  const lcp = figure(page, 'largest-contentful-paint');
  const cells = [
    page,
    scores.join(' / '),
    lcp.toFixed(0),
    (lcp / floor).toFixed(2),
    figure(page, 'cumulative-layout-shift').toFixed(3),
    figure(page, 'total-blocking-time').toFixed(0),
    (figure(page, 'total-byte-weight') / 1024).toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
